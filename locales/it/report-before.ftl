## Announcement
report-organised-by = con l’organizzazione di { $club }
report-sections = Gare:
report-how-to-enter = Come iscriversi
report-deadline-sentence = Iscrizioni entro { $date }, ore { $time }
report-send-to = Inviare a:
report-venue = Sede di gara
report-programme = Programma
report-rules = Regole
report-lodging = Dove dormire e mangiare

## Entry form
report-form-title = Modulo d’iscrizione
report-form-club = Gruppo sportivo o società sportiva
report-form-number = N.
report-form-name = Cognome e nome
report-form-card = Tessera FSSI
report-form-document = Documento d’identità
report-form-date = Data
report-form-stamp = Timbro della società
report-form-president = Il presidente
report-form-stamped = timbro presente
report-form-not-stamped = timbro mancante
report-form-signed = firma presente
report-form-not-signed = firma mancante
report-form-received = Ricevuto il { $moment }
report-form-received-by = Ricevuto il { $moment } per { $means }

## Lists of entries
report-entries-count = iscritti: { $entries }
report-entries-in-clubs = Iscritti: { $entries } · società: { $groups }
report-entries-in-sections = Iscritti: { $entries } · gare: { $groups }

## Deadline
report-deadline-in-order = Moduli in regola
report-deadline-missing = Moduli mancanti
report-deadline-late = Moduli in ritardo
report-deadline-unsigned = Senza firma o timbro
report-contact = Contatto
report-called = Avvisata
report-received = Ricevuto
report-accepted-because = Accettato perché
report-to-decide = da decidere
report-is-missing = manca
report-is-there = presente

## Lots
report-lots-held = { $date }, ore { $time }
report-lots-method = Come
report-lots-seed = Seme
report-lots-digest = Impronta dell’elenco
report-lots-algorithm = Algoritmo
report-lots-entries = Iscritti al sorteggio
report-lots-verify = Come verificare
report-lots-verify-1 = Fatti dare il file della gara: «Altro», «Consegna su file».
report-lots-verify-2 = Aprilo in Tabellone su un altro computer. Vai al sorteggio e premi «Verifica».
report-lots-verify-3 = Seme, impronta e posti devono essere uguali a questi.
report-lots-verify-4 = Senza il programma, scrivi l’elenco così com’è: una riga per iscritto. In ogni riga ci sono numero, cognome e nome, numero di società, punteggio, categoria. Li divide un tabulatore. Lo SHA-256 del testo comincia con l’impronta.
report-lots-by-hand = Posti decisi a mano
report-lots-list = Elenco sorteggiato
report-lots-list-note = prima della società, il suo numero
report-place-number = Posto n.
report-decided-by = Deciso da
report-seal-line = Seme: { $seed } · impronta: { $digest } · algoritmo: { $algorithm }
