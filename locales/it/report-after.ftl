## Results and standings
report-score = Risultato
report-reason = Motivo
report-to-play = da giocare
report-tables-count = tavoli: { $tables }
report-won = Vinti
report-tied-note = Posto condiviso a pari merito.

## Prizes and clubs
report-awards-count = premi: { $awards }
report-quantity = Quanti
report-pieces-total = In tutto: { $pieces }
report-from-where = Da dove
report-points = Punti
report-points-table = Punti per posto

## Certificates
report-certificate-participation = Attestato di partecipazione
report-certificate-placing = Attestato di merito
report-certificate-to = si rilascia a
report-certificate-took-part = per aver partecipato alla gara

## Final report
report-officials = Ufficiali di gara
report-figure-entries = iscritti
report-figure-present = presenti
report-figure-clubs = società
report-figure-matches = incontri
report-figure-games = partite
report-figure-drawn = pari
report-figure-forfeits = per assenza
report-rulings = Provvedimenti
report-incidents = Fatti accaduti
report-corrections = Correzioni
report-remarks = Osservazioni
report-article = Articolo
report-decision = Decisione
report-against = verso { $name }

## Data kept about an athlete
report-event = Manifestazione
report-stored-what = Dato
report-stored-value = Valore conservato
report-stored-nothing = nessun dato
report-stored-document = Documento d’identità
report-stored-document-kept = conservato; il numero non si stampa
report-stored-document-none = non conservato
report-stored-events = Manifestazioni
report-stored-erasure = Che cosa si può cancellare
report-stored-received = Per ricevuta
report-at-least = almeno { $place }
report-taking-part = Per ogni altro partecipante: +{ $points } partecipazione.
report-podium-open = da assegnare
report-podium-all = Tutti i podi
report-homologation = Omologazione della federazione
report-homologation-number = Numero
report-attendance-we-certify = Si attesta che
report-attendance-was-there = ha partecipato a «{ $event }» come { $capacity }, nei giorni e nelle ore qui sotto.
report-attendance-on-request = Si rilascia su richiesta, per il lavoro o per la scuola.
report-day = Giorno
report-from-hour = Dalle
report-to-hour = Alle
report-figure-white = vince il Bianco
report-figure-black = vince il Nero
report-how-games-ended = Come sono finite le partite
report-minutes = Minuti
report-entries-of-clubs = Iscritti per società
