# What is refused.

error-line-without-surname = Scrivi il cognome nella riga { $line }, o vuota la riga.
error-late-reason-needed = La scadenza è passata. Scrivi perché accetti l’iscrizione.
error-athlete-twice-on-form = { $athlete } è già su questo modulo. Togli una delle due righe.
error-athlete-on-another-form = { $athlete } è già sul modulo di { $club }. Togli prima quella riga.
error-athlete-in-another-team = { $athlete } gioca già per { $club }. Scegli un altro atleta.
error-entry-in-play = { $name } ha un posto nel tabellone di { $section }. Segna invece il ritiro.
error-entry-wants-athlete = Scegli un atleta per questa gara.
error-entry-wants-club = Scegli una società per questa gara.
error-document-none = Nessun numero di documento è scritto.
error-hearing-aids-allowed = Queste regole ammettono le protesi acustiche.

# What is wrong with the entries.

problem-form-unsigned = { $who }: manca la firma del presidente.
problem-form-unstamped = { $who }: manca il timbro.
problem-form-late = { $who }: il modulo è arrivato dopo la scadenza.
problem-form-late-without-reason = { $who }: il modulo è in ritardo e manca il motivo.
problem-form-empty = { $who }: il modulo non ha righe.
problem-card-missing = { $who }: manca la tessera.
problem-sex-missing = { $who }: manca il sesso, e la gara lo chiede.
problem-wrong-category = { $who }: la gara è per l’altra categoria.
problem-no-section = { $who }: nessuna gara è scelta.
problem-document-missing = { $who }: manca il documento.
problem-same-name-twice = { $who }: due iscritti hanno lo stesso nome nella gara.
problem-line-up-short = { $who }: la formazione è incompleta.
problem-too-few-entries = { $who }: servono almeno due iscritti.

# The journal.

action-form-received = Modulo di { $club }: { $lines ->
        [one] una riga
       *[other] { $lines } righe
    }
action-form-changed = Corretto il modulo di { $club }: { $lines ->
        [one] una riga
       *[other] { $lines } righe
    }
action-form-deleted = Tolto il modulo di { $club }
action-entry-added = Iscritto { $name }: { $section }
action-entry-removed = Tolta l’iscrizione di { $name }: { $section }
action-line-up-saved = Formazione di { $club }: { $section }
action-check-in-marked = { $name }: { $mark ->
        [document-seen] documento visto
        [hearing-aid-off] protesi tolte
       *[present] presente
    }
action-check-in-unmarked = { $name }, tolto il segno: { $mark ->
        [document-seen] documento visto
        [hearing-aid-off] protesi tolte
       *[present] presente
    }
action-check-in-all = Segnati tutti: { $mark ->
        [document-seen] documento visto
        [hearing-aid-off] protesi tolte
       *[present] presente
    }
