# The journal: what was done, by whom; each action in words.
journal-heading = Registro
journal-help-list = Qui resta tutto: chi ha fatto che cosa, e quando.
journal-help-undo = Annulla un'azione alla volta, a partire dall'ultima.
journal-empty = Il registro è vuoto
journal-empty-text = Ogni azione lascia qui una riga.
journal-when = Quando
journal-what = Che cosa
journal-who = Chi
journal-event = Manifestazione
journal-kind-action = fatto
journal-kind-lasting = non si annulla
journal-kind-undo = annullato
journal-kind-redo = ripetuto
journal-only-event = Solo questa manifestazione
journal-more = Mostra le righe prima
journal-undo-next = Annulla: { $action }
journal-undone-of = Annullato: { $action }
journal-redone-of = Ripetuto: { $action }

# The event.
action-event-created = Creata la manifestazione { $title }
action-event-from-template = Creata dal modello la manifestazione { $title }
action-sample-created = Creato l'esempio { $title }
action-event-changed = Corretta la manifestazione { $title }
action-event-archived = Messa in archivio la manifestazione { $title }
action-event-deleted = Tolta la manifestazione { $title }
action-logo-changed = Cambiato il logo
action-programme-saved = Salvato il programma
action-section-added = Aggiunta la gara { $section }
action-section-changed = Corretta la gara { $section }
action-section-deleted = Tolta la gara { $section }
action-section-closed = Chiusa la gara { $section }
action-section-reopened = Riaperta la gara { $section }

# Lots.
action-lots-drawn = Sorteggio di { $section }, seme { $seed }
action-places-swapped = { $section }: scambiati i posti { $place } e { $other }
action-lots-confirmed = Confermato il sorteggio di { $section }
action-lots-discarded = Annullato il sorteggio di { $section }

# At the tables.
action-tables-called =
    { $count ->
        [one] { $section }: chiamato il tavolo { $tables }
       *[other] { $section }: chiamati i tavoli { $tables }
    }
action-tables-called-in-sections =
    { $count ->
        [one] { $sections }: chiamato { $count } tavolo
       *[other] { $sections }: chiamati { $count } tavoli
    }
action-table-started = Tavolo { $table }: si gioca
action-result-recorded =
    { $outcome ->
        [white-wins] { $section }, tavolo { $table }, partita { $game }: { $white } – { $black }, vince il Bianco
        [black-wins] { $section }, tavolo { $table }, partita { $game }: { $white } – { $black }, vince il Nero
        [both-lose] { $section }, tavolo { $table }, partita { $game }: { $white } – { $black }, perdono entrambi
       *[drawn] { $section }, tavolo { $table }, partita { $game }: { $white } – { $black }, pari
    }
action-result-excludes = { $section }, tavolo { $table }: esclusione di { $who } per protesi acustica
action-result-corrected = { $section }, tavolo { $table }, partita { $game }: corretto { $white } – { $black }. { $why }
action-game-annulled = { $section }, tavolo { $table }, partita { $game }: annullata { $white } – { $black }. { $why }
action-result-removed = { $section }, tavolo { $table }, partita { $game }: tolto il risultato di { $white } – { $black }. { $why }
action-match-by-lots = { $section }, tavolo { $table }: per sorteggio passa { $who }
action-title-given = { $section }: il titolo va a { $who }. { $why }
action-title-vacant = { $section }: il titolo non è assegnato. { $why }
action-third-given = { $section }: il terzo posto va a { $who }. { $why }
action-third-shared = { $section }: il terzo posto è a pari merito. { $why }
action-third-vacant = { $section }: il terzo posto non è assegnato. { $why }
action-moves-attached = { $section }, tavolo { $table }: salvate le mosse della partita { $game }
action-entry-withdrawn = { $section }: ritiro di { $who }. { $why }
action-entry-excluded = { $section }: esclusione di { $who }. { $why }
action-entry-reinstated = { $section }: { $who } torna in gara
action-entry-replaced = { $section }: { $with } gioca al posto di { $who }. { $why }
action-entry-placed-late = { $section }: { $who } entra al posto { $place }. { $why }
action-ruling-added = Provvedimento, art. { $article }
action-ruling-removed = Tolto il provvedimento, art. { $article }

# After play.
action-clubs-ranking-saved = Salvati i punti della classifica di società
action-prizes-saved = Salvati i premi
action-prize-given = Consegnato il premio a { $who }
action-prize-taken-back = Tolto il segno di consegna a { $who }
