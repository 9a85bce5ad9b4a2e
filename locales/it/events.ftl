# The list of events and the form of a new one.

events-heading = Manifestazioni
events-new-heading = Nuova manifestazione
events-new = Nuova manifestazione
events-other-ways = Altri modi
events-from-template = Dal modello FSSI 2006
events-from-scratch = Da zero
events-try-sample = Prova con un campionato di esempio
events-import = Apri una manifestazione da file
events-create = Crea la manifestazione

events-empty = Nessuna manifestazione
events-empty-text = Qui stanno i tuoi campionati. Parti dal modello, o guarda l'esempio.

events-title = Titolo
events-edition = Edizione
events-edition-hint = Per esempio: 12
events-organiser = Chi organizza
events-venue = Luogo di gara
events-begins-on = Primo giorno
events-ends-on = Ultimo giorno
events-dates = Date
events-deadline = Chiusura delle iscrizioni
events-send-to = Dove inviare le iscrizioni
events-lodging = Dove dormire e mangiare
events-time-zone = Fuso orario
events-rule-set = Regolamento
events-tables = Tavoli in sala
events-tables-hint = Lascia vuoto se bastano per tutti.
events-sections = Gare
events-entries = Iscritti
events-games = Partite
events-state = Stato
events-sample = esempio
events-plays-on = Giorno di gara
events-plays-on-hint = Il sorteggio è la sera prima, alle 21:00.

events-template-title = Campionato italiano di dama FSSI
events-template-text = Il modello prepara tre gare, il programma e i premi. Poi cambi quello che vuoi.

events-title-missing = Scrivi il titolo.
events-date-missing = Scegli il giorno.
events-end-before-start = L'ultimo giorno viene prima del primo. Correggi una delle due date.
events-deadline-missing = Scegli il giorno e l'ora.
events-time-zone-missing = Scegli il fuso orario.
events-deadline-after-start = Le iscrizioni chiudono a gara già iniziata. Controlla la data.

events-sample-made = Il campionato di esempio è pronto.
events-file-kind = Manifestazione di Tabellone
events-imported = La manifestazione è arrivata.
events-import-reading = Leggo il file
events-import-writing = Porto dentro la manifestazione
events-import-same = Qui c'è già una manifestazione con lo stesso titolo e gli stessi giorni.
events-import-confirm = Porta qui
events-import-conflict = La tessera { $card } ha due nomi. Qui: { $here }. Nel file: { $there }.
events-import-keep-here = Tieni il nome di qui
events-import-take-there = Prendi il nome del file
events-import-two-people = Sono due persone: nel file entra senza tessera

event-state-entries-open = iscrizioni aperte
event-state-entries-closed = iscrizioni chiuse
event-state-running = in corso
event-state-finished = conclusa
event-state-archived = in archivio

events-help-list = Qui vedi tutte le manifestazioni. Apri una riga con Invio o con un clic sul titolo.
events-help-start = Parti dal modello: tre gare, programma e premi sono già pronti.
events-help-sample = Prova il campionato di esempio. Le persone sono inventate: puoi fare quello che vuoi.
events-help-form = Bastano il titolo, le date e la chiusura delle iscrizioni. Il resto può aspettare.
events-help-deadline = La chiusura vale al minuto, nel fuso orario scelto. Un modulo arrivato dopo è in ritardo.
