# The frame: rail, top bar, palette, help, trouble at the start.

rail-label = La giornata
step-done = fatto
step-locked = non ancora possibile
step-missing =
    { $count ->
        [one] manca { $count } cosa
       *[other] mancano { $count } cose
    }

section-switch = Gara
section-next = Gara seguente
section-none = Non ci sono gare
section-none-text = Aggiungi la prima gara della manifestazione. Poi qui puoi lavorare.
section-none-go = Vai alla manifestazione
clock-round = turno { $round }
clock-results-missing =
    { $count ->
        [0] tutti i risultati ci sono
        [one] manca { $count } risultato
       *[other] mancano { $count } risultati
    }

palette-open = Cerca o fai
palette-placeholder = Scrivi una pagina, un'azione, un foglio o un nome
palette-go-to = Vai a
palette-actions = Azioni
palette-sections = Gare
palette-tables = Tavoli in gioco
palette-papers = Stampe
palette-people = Iscritti
palette-events = Altre manifestazioni
palette-theme-light = Tema chiaro
palette-theme-dark = Tema scuro
palette-theme-system = Tema come il computer
palette-text-larger = Testo più grande
palette-text-smaller = Testo più piccolo
palette-language-it = Lingua: Italiano
palette-language-en = Lingua: English
palette-language-pt = Lingua: Português

help-open = Aiuto
help-open-again = Aiuto, secondo tasto
help-title = Aiuto: { $screen }
help-keys = Tasti di questa pagina

frame-skip = Vai al contenuto
frame-data-trouble = Vedi le copie
frame-screen-failed = Questa pagina non si è aperta. I dati sono al sicuro.

start-trouble-title = I dati non si aprono
start-trouble-copies = Copie di sicurezza
start-trouble-copies-text = Scegli una copia per ripartire. I dati di adesso restano da parte.
start-trouble-use-copy = Usa questa copia
start-trouble-log = I dettagli sono qui: { $path }
work-left-done = Il lavoro di { $person } è finito. Il suo dispositivo non è più collegato.
work-left-stopped = Il lavoro di { $person } si è fermato. Il suo dispositivo non è più collegato.
frame-who-name = Il tuo nome
frame-who-officials = Gli ufficiali di questa manifestazione
frame-who-asked = Scrivi il tuo nome
frame-who-is = Al computer: { $name }
frame-who-save = Salva
undo-action-of = { $action } ({ $who })
