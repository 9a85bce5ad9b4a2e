# What is refused.

error-card-of-another = La tessera { $card } è di { $athlete }. Controlla il numero, o unisci le due schede.
error-event-not-over = { $title } non è finita. Togli i dati personali dopo la fine.

# The journal.

action-athlete-added = Aggiunto l’atleta { $athlete }
action-athlete-changed = Corretta la scheda di { $athlete }
action-athletes-merged = Unite due schede: { $duplicate } è ora { $athlete }
action-athlete-erased = Cancellati i dati di una persona, a sua richiesta
action-club-added = Aggiunta la società { $club }
action-club-changed = Corretta la società { $club }
action-clubs-merged = Unite due società: { $duplicate } è ora { $club }
action-event-purged = Tolti i dati personali di { $title }
