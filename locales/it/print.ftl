# Papers and their print.
print-heading = Stampe
print-help-choose = Scegli un foglio a sinistra. A destra vedi com'è prima di stampare.
print-help-round = Il pacco del turno salva insieme cedole, foglio del turno, chiamate e tabellone.
print-help-open = Apri per stampare mostra subito il foglio nel programma dei PDF, senza salvarlo.
print-phase-before = Prima
print-phase-lots = Sorteggio
print-phase-during = Durante
print-phase-after = Dopo
print-papers = Fogli
print-section = Gara
print-every-section = Tutte le gare
print-round = Turno
print-round-now = Turno in corso
print-size = Carta
print-size-a4 = A4
print-size-a3 = A3
print-language = Lingua
print-language-screen = Come lo schermo
print-save = Salva in PDF
print-open = Apri per stampare
print-round-pack = Salva il pacco del turno
print-round-pack-folder = Scegli dove salvare i fogli del turno
print-saved =
    { $pages ->
        [one] Salvata { $pages } pagina.
       *[other] Salvate { $pages } pagine.
    }
print-saved-open = Apri
print-working = Preparo i fogli
print-drawing = Preparo l'anteprima
print-page = Pagina { $page } di { $total }
print-more-pages = Mostra altre pagine
print-zoom = Grandezza
print-zoom-fit = Pagina intera
print-zoom-wide = Larghezza
print-choose = Scegli un foglio
print-choose-text = Qui appare l'anteprima, pagina per pagina.
print-template-problem = Il tuo modello { $file } ha un errore alla riga { $line }: { $message }. È stato usato quello del programma.
print-file-problem = Il file { $file } non si può usare: { $message }. Il foglio è fatto senza.
print-pdf = Documento PDF

# Names of the papers; reports use them too.
paper-announcement = Bando
paper-blank-form = Modulo d'iscrizione vuoto
paper-filled-forms = Moduli compilati
paper-entries-by-club = Iscritti per società
paper-entries-by-section = Iscritti per gara
paper-deadline-list = Elenco alla scadenza
paper-lots-chart = Tabellone del sorteggio
paper-empty-chart = Tabellone vuoto
paper-slips = Cedole dei risultati
paper-round-sheet = Foglio del turno
paper-chart = Tabellone
paper-call-sheet = Foglio delle chiamate
paper-score-sheet = Foglio per scrivere le mosse
paper-finish-by-hand = Per finire a mano
paper-results = Risultati
paper-standings = Classifica
paper-podium = Podio
paper-prize-list = Elenco dei premi
paper-to-buy = Premi da comprare
paper-clubs-ranking = Classifica di società
paper-participation-certificates = Attestati di partecipazione
paper-placing-certificates = Attestati di merito
paper-arbiter-report = Verbale dell'arbitro
paper-game-records = Partite giocate
paper-athlete-record = Dati di un atleta
paper-check-in-list = Foglio di accredito
paper-badges = Cartellini
paper-place-cards = Segnaposto
paper-table-cards = Numeri dei tavoli
paper-where-to-play = Dove gioco
paper-podium-square = Immagine del podio, quadrata
paper-podium-wide = Immagine del podio, larga
paper-attendance = Attestati di presenza
paper-statistics = Statistiche
print-png = Immagine PNG
