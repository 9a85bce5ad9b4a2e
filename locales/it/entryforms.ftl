# Entries: the club's form, the list, line-ups, problems.

entryform-heading = Iscrizioni
entryform-views = Parte delle iscrizioni
entryform-view-forms = Moduli
entryform-view-list = Iscritti
entryform-view-line-ups = Formazioni
entryform-view-problems = Da sistemare
entryform-view-import = Importa

# The form as on paper.
entryform-new = Nuovo modulo
entryform-new-title = Modulo d'iscrizione
entryform-title = Modulo di { $club }
entryform-club = Società
entryform-club-hint = Scrivi il nome. Se è nuova, nasce con il modulo.
entryform-club-missing = Scrivi il nome della società.
entryform-received = Ricevuto il
entryform-received-missing = Scegli il giorno e l'ora.
entryform-means = Arrivato per
entryform-means-fax = fax
entryform-means-post = posta
entryform-means-email = email
entryform-means-hand = consegna a mano
entryform-means-other = altro
entryform-signed = Firma del presidente
entryform-stamped = Timbro della società
entryform-late = Arrivato dopo la scadenza del { $deadline }.
entryform-late-reason = Perché lo accetti
entryform-late-reason-missing = Scrivi perché accetti il modulo in ritardo.
entryform-note = Nota
entryform-teams = La società gioca in squadra
entryform-teams-hint = Le righe con il segno formano la squadra, in ordine. Senza segni giocano tutti.
entryform-line = Riga { $line }
entryform-surname = Cognome
entryform-name = Nome
entryform-card = Tessera FSSI
entryform-document = Documento
entryform-sex = Sesso
entryform-sex-m = M
entryform-sex-f = F
entryform-sex-none = –
entryform-birth-year = Anno
entryform-of-line = { $field }, riga { $line }
entryform-line-more = Altri dati della riga { $line }
entryform-line-clear = Vuota la riga
entryform-line-locked = { $name } è già nel tabellone. Per toglierlo segna il ritiro.
entryform-line-corrects = Correggi la scheda di { $name }.
entryform-line-someone-else = È un'altra persona
entryform-surname-missing = Manca il cognome.
entryform-lines-wrong = Alla riga { $line } manca il cognome.
entryform-document-kind = Tipo di documento
entryform-document-identity-card = carta d'identità
entryform-document-passport = passaporto
entryform-document-driving-licence = patente
entryform-document-federation-card = tessera federale
entryform-document-other = altro
entryform-document-show = Mostra il numero
entryform-document-hide = Nascondi il numero
entryform-category = Categoria
entryform-rating = Punteggio
entryform-save = Salva il modulo
entryform-save-new = Salva e nuovo
entryform-back = Torna ai moduli
entryform-saved = Modulo di { $club } salvato.
entryform-saved-problems = Modulo di { $club } salvato. Da sistemare: { $count }.
entryform-delete = Togli il modulo
entryform-delete-consequence = Vanno via il modulo di { $club } e le sue iscrizioni. Gli atleti restano in archivio.
entryform-deleted = Modulo di { $club } tolto.
entryform-draft-waits = C'è un modulo iniziato e non salvato.
entryform-draft-continue = Continua il modulo
entryform-draft-documents = I numeri dei documenti non restano nella bozza: scrivili di nuovo.

# The list of forms.
entryform-lines-count = Righe
entryform-state = Stato
entryform-unsigned = senza firma
entryform-unstamped = senza timbro
entryform-complete = completo
entryform-is-late = in ritardo
entryform-problems-count = { $count ->
        [one] { $count } da sistemare
       *[other] { $count } da sistemare
    }
entryform-empty = Nessun modulo
entryform-empty-text = Qui stanno i moduli delle società, sei righe come sulla carta.

# The list of entries.
entryform-search = Cerca
entryform-search-entries = Cerca cognome, società o tessera
entryform-section = Gara
entryform-every-section = Tutte le gare
entryform-status = Stato
entryform-status-all = Tutti
entryform-status-active = In gara
entryform-status-left = Fuori gara
entryform-status-late = In ritardo
entryform-status-no-document = Senza documento
entryform-entry-active = in gara
entryform-entry-withdrawn = ritirato
entryform-entry-excluded = escluso
entryform-entry-replaced = sostituito
entryform-athlete = Atleta
entryform-born = Nato nel
entryform-present = presente
entryform-entries-empty = Nessun iscritto
entryform-entries-empty-text = Gli iscritti arrivano dai moduli, da un file, o uno alla volta.
entryform-entries-none = Nessuno con questi filtri.
entryform-choose-entry = Scegli una riga per vedere che cosa si può fare.
entryform-open-form = Apri il modulo
entryform-leave = Segna ritiro o esclusione
entryform-replace = Sostituisci
entryform-reinstate = Rimetti in gara
entryform-reinstated = { $name } torna in gara.
entryform-left = { $name } è fuori gara.
entryform-replaced = { $name } gioca al posto di { $before }.
entryform-remove = Togli l'iscrizione
entryform-remove-consequence = { $name } non è più iscritto a { $section }. La scheda resta in archivio.
entryform-removed = Iscrizione di { $name } tolta.
entryform-add = Aggiungi un iscritto
entryform-add-athlete = Atleta
entryform-add-athlete-hint = Scegli dalla lista, o scrivi cognome e nome di una persona nuova.
entryform-add-missing = Scegli o scrivi chi iscrivi.
entryform-add-sex = Sesso
entryform-add-confirm = Iscrivi
entryform-added = { $name } è iscritto.

# Line-ups of clubs.
entryform-line-ups-empty = Nessuna squadra
entryform-line-ups-empty-text = Le formazioni nascono dai moduli con il segno nella gara delle società.
entryform-board = Damiera { $board }
entryform-reserve = Riserva
entryform-move-up = Sposta su { $name }
entryform-move-down = Sposta giù { $name }
entryform-drop-athlete = Togli { $name } dalla formazione
entryform-add-to-line-up = Aggiungi un atleta
entryform-line-up-saved = Formazione di { $club } salvata.
entryform-line-up-short = { $count ->
        [one] Manca { $count } atleta.
       *[other] Mancano { $count } atleti.
    }
entryform-line-up-hint = Trascina un nome, o spostalo con Alt e le frecce.

# Problems.
entryform-problems-none = Niente da sistemare
entryform-problems-none-text = Moduli e iscrizioni sono in ordine.
entryform-problem-go = Vai a sistemare

entryform-help-form = Il modulo ha sei righe, come sulla carta. Scrivi due lettere: il programma propone gli atleti noti.
entryform-help-keys = Invio passa alla riga dopo. Ctrl+S salva. Ctrl+Invio salva e apre un modulo nuovo.
entryform-help-problems = Da sistemare elenca che cosa manca. Ogni voce porta al punto giusto.
entryform-help-import = Importa legge un file o celle incollate. Niente è scritto prima della conferma.
entryform-sheet = Modulo della società
