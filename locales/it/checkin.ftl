# The check-in desk.

checkin-heading = Accredito
checkin-lead = Presenti { $present } di { $total }. Mancano { $missing }.
checkin-lead-documents = Documenti da vedere: { $documents }.
checkin-search = Cerca
checkin-search-hint = Cognome, società o tessera. Con un solo nome, Invio lo segna presente.
checkin-filter = Chi mostrare
checkin-filter-all = Tutti
checkin-filter-missing = Mancano
checkin-filter-documents = Documento da vedere
checkin-section = Gara
checkin-every-section = Tutte le gare
checkin-who = Atleta
checkin-sections = Gare
checkin-card = Tessera
checkin-card-none = senza tessera
checkin-marks = Segni
checkin-present = Presente
checkin-document-seen = Documento visto
checkin-hearing-aid-off = Protesi tolte
checkin-toggle-present = Segna presente, o togli il segno
checkin-toggle-document-seen = Segna documento visto, o togli il segno
checkin-toggle-hearing-aid-off = Segna protesi tolte, o togli il segno
checkin-focus-search = Vai alla ricerca
checkin-seen-by = Visto da { $who }
checkin-out = fuori gara
checkin-done = { $name }: { $mark }.
checkin-undone = { $name }: tolto il segno { $mark }.
checkin-all = Segna tutti
checkin-all-present = Segna tutti presenti
checkin-all-document-seen = Segna visti tutti i documenti
checkin-all-hearing-aid-off = Segna tolte tutte le protesi
checkin-all-consequence = { $count ->
        [one] Il segno va a { $count } persona che non lo ha ancora.
       *[other] Il segno va a { $count } persone che non lo hanno ancora.
    } Si annulla in una volta sola.
checkin-all-confirm = Segna
checkin-all-done = Segnati tutti.
checkin-nobody = Nessuno con questi filtri.
checkin-everyone-here = Ci sono tutti.
checkin-empty = Nessun iscritto
checkin-empty-text = Qui si segna chi arriva. Prima scrivi le iscrizioni.
checkin-empty-action = Vai alle iscrizioni
checkin-help-keys = Scegli una riga con le frecce. P segna presente, D documento visto, A protesi tolte.
checkin-help-search = Scrivi due lettere del cognome. Se resta un solo nome, Invio lo segna presente.
checkin-help-undo = Hai sbagliato riga? Premi lo stesso tasto, o Ctrl+Z.
