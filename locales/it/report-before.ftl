## Announcement
report-organised-by = con l’organizzazione di { $club }
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
report-lots-verify-1 = Chiedere il file della gara: «Altro», «Consegna su file».
report-lots-verify-2 = Aprirlo in Tabellone su un altro computer. Andare al sorteggio e premere «Verifica».
report-lots-verify-3 = Seme, impronta e posti devono essere uguali a questi.
report-lots-verify-4 = Senza il programma, scrivere l’elenco così com’è: una riga per iscritto. In ogni riga ci sono numero, cognome e nome, numero di società, punteggio, categoria. Li divide un tabulatore. Lo SHA-256 del testo comincia con l’impronta.
report-lots-by-hand = Posti decisi a mano
report-lots-list = Elenco sorteggiato
report-lots-list-note = prima della società, il suo numero
report-place-number = Posto n.
report-decided-by = Deciso da
report-seal-line = Seme: { $seed } · impronta: { $digest } · algoritmo: { $algorithm }
report-formula = Come si gioca
report-fees = Quote
report-fee-of-entry = iscrizione { $sum }
report-fee-of-night = notte { $sum }
report-fee-entries = Iscrizioni
report-fee-nights = Notti
report-fee-owed = Dovuto
report-fee-paid = Pagato
report-fee-missing = Da pagare
report-price = Prezzo
report-sum = Somma
report-receipt-number = n. { $number }
report-receipt-from = Ricevuto da
report-receipt-paid-on = Pagato il { $date }
report-receipt-names = Iscritti:
report-receipt-receives = Per l’organizzazione
report-check-in-note = Firmare all’arrivo, con il documento in mano.
report-already-here = già presente
report-personal-code = Codice personale
report-fold-here = piegare qui
report-qr-note = Inquadrare con il telefono. Serve la rete della sala.
