# Words of rounds, tables and results, shared by every screen that shows them.
round-numbered = { $number }° turno
round-round-of =
    { $entries ->
        [16] Ottavi
        [32] Sedicesimi
        [64] Trentaduesimi
       *[other] Primi { $entries }
    }
round-quarter-finals = Quarti
round-semi-finals = Semifinali
round-final = Finale
round-third-place = Finale 3° posto
round-placing = Posti { $from }–{ $to }
outcome-white-wins = vince il Bianco
outcome-black-wins = vince il Nero
outcome-drawn = pari
outcome-both-lose = perdono entrambi
side-white = Bianco
side-black = Nero
slot-bye = Riposo
slot-winner-of = vinc. tav. { $table }
slot-loser-of = perd. tav. { $table }
slot-winner-later = vincente da decidere
slot-loser-later = perdente da decidere
slot-nobody = nessuno
step-single = Partita unica
step-pair = Due partite a colori invertiti
step-faster-pair = Due partite più veloci
step-deciding = Partita decisiva
step-lots = Sorteggio
decided-games = sulla damiera
decided-walk-over = per assenza
decided-lots = per sorteggio
decided-exclusion = per esclusione
decided-withdrawal = per ritiro
decided-unopposed = senza avversario
table-state-waiting = in attesa
table-state-to-call = da chiamare
table-state-called = chiamato
table-state-playing = in gioco
table-state-next-game = altra partita
table-state-lots = sorteggio
table-state-done = fatto

# The round desk.
rounds-heading = Turni
rounds-help-line = Scrivi tavolo, risultato e motivo, poi Invio. Per esempio 4 b: al tavolo 4 vince il Bianco.
rounds-help-letters = Lettere: b Bianco, n Nero, p pari. Assenze: ab, an, aa. Sotto la riga leggi sempre che cosa hai scritto.
rounds-help-fix = Freccia su riprende l'ultimo risultato. Ctrl+Z lo annulla. Un nome trova il suo tavolo.
rounds-help-call = Chiama i tavoli con F9. Dopo la chiamata parte il tempo per chi manca.
rounds-empty = Il turno comincia dopo il sorteggio
rounds-empty-text = Conferma il sorteggio di questa gara. Poi qui trovi i tavoli.
rounds-go-to-lots = Vai al sorteggio
rounds-all-done = Tutti i risultati di questo turno ci sono
rounds-lead =
    { $outstanding ->
        [0] Nessun risultato manca
        [one] Manca { $outstanding } risultato
       *[other] Mancano { $outstanding } risultati
    }
rounds-round = Turno
rounds-only-outstanding = Solo da finire
rounds-every-section = Tutte le gare
rounds-one-section = Solo la gara scelta
rounds-table = Tavolo { $table }
rounds-wave = gruppo { $wave }
rounds-game = Partita { $game }
rounds-time = { $minutes } min
rounds-time-increment = { $minutes } min + { $increment } s
rounds-call-all = Chiama i tavoli
rounds-call = Chiama
rounds-call-again = Chiama di nuovo
rounds-called =
    { $count ->
        [one] Chiamato { $count } tavolo.
       *[other] Chiamati { $count } tavoli.
    }
rounds-start = Si gioca
rounds-started = Tavolo { $table }: si gioca.
rounds-called-at = chiamato alle { $time }
rounds-started-at = in gioco dalle { $time }
rounds-no-show = Tempo per chi manca
rounds-no-show-over = Tempo scaduto: si può segnare l'assenza
rounds-result = Risultato
rounds-result-of = Risultato del tavolo { $table }
rounds-white-on-board-one = Bianco alla damiera 1
rounds-boards =
    { $game ->
        [1] { $boards } damiere
       *[other] { $boards } damiere, di nuovo
    }
rounds-board = Damiera { $board }
rounds-how-played = Come è andata
rounds-at-the-boards = Giocato alle damiere
rounds-not-played = Non giocato
rounds-choose-outcome = Chi vince
rounds-choose-reason = Motivo
rounds-outcome-name = Vince { $name }
rounds-write = Scrivi il risultato
rounds-write-anyway = Conferma lo stesso
rounds-recorded = Tavolo { $table }: { $outcome }.
rounds-correct = Correggi
rounds-correct-title = Correggi la partita { $game } del tavolo { $table }
rounds-correct-kind = Che cosa correggi
rounds-correct-result = Il risultato è un altro
rounds-correct-annul = La partita non vale e si rigioca
rounds-correct-remove = Risultato scritto per errore
rounds-why = Perché
rounds-why-hint = Resta nel registro e nel verbale.
rounds-corrected = Risultato corretto.
rounds-recorded-here = Risultato scritto.
rounds-consequences = Che cosa cambia
rounds-consequences-later = Scegli il risultato giusto. Qui vedi che cosa cambia.
rounds-consequences-none = Non cambia altro.
rounds-consequences-matches = Incontri
rounds-consequences-cancelled = Partite che non valgono più
rounds-consequences-places = Posti in classifica
rounds-consequences-lots = Sorteggi che non valgono più
rounds-consequences-back = Tornano in gara
rounds-consequences-asked = L'arbitro decide
rounds-confirm-anyway = Conferma lo stesso
question-title = Nessuno ha vinto la finale: chi ha il titolo?
question-third = Il terzo posto è aperto: a chi va?
rounds-before-after = prima { $before }, ora { $after }
rounds-round-table = turno { $round }, tavolo { $table }
rounds-round-only = turno { $round }
rounds-lots = Decidi per sorteggio
rounds-lots-title = Sorteggio al tavolo { $table }
rounds-lots-text = Le partite sono finite in parità. Scegli chi è uscito nel sorteggio in sala, o lascia fare al programma.
rounds-lots-program = Sorteggia il programma
rounds-lots-done = Sorteggio fatto: passa { $name }.
rounds-depart = Ritiro o esclusione
rounds-depart-title = { $name } lascia la gara
rounds-depart-kind = Come
rounds-depart-withdrawn = Ritiro
rounds-depart-hearing-aid = Esclusione per protesi acustica (art. { $article })
rounds-depart-excluded = Altra esclusione
rounds-depart-confirm = Conferma l'uscita
rounds-departed = { $name } è fuori gara.
rounds-reinstate = Rimetti in gara
rounds-reinstated = { $name } torna in gara.
rounds-departed-mark = fuori gara
rounds-replace = Sostituisci
rounds-replace-title = Chi gioca al posto di { $name }
rounds-replace-with = Atleta che entra
rounds-replace-needed = Scegli l'atleta che entra.
rounds-replaced = { $name } gioca al posto di { $before }.
rounds-late = Ritardatario
rounds-late-title = Fai entrare un ritardatario
rounds-late-text = Prende il posto di un riposo, prima che quel turno cominci.
rounds-late-who = Iscritto
rounds-late-none = Nessun iscritto è fuori dal tabellone. Aggiungilo prima nelle iscrizioni.
rounds-late-place = Posto
rounds-late-by-lots = Per sorteggio tra i riposi
rounds-late-place-n = Posto { $place }
rounds-late-confirm = Fai entrare
rounds-late-done = { $name } è nel tabellone.
rounds-more = Altro
rounds-open-match = Apri l'incontro
rounds-rulings =
    { $count ->
        [one] { $count } provvedimento
       *[other] { $count } provvedimenti
    }
rounds-rulings-open = Provvedimenti
rounds-print-slips = Stampa le cedole
rounds-focus-line = Torna alla riga

# The arbiter's line: the letters themselves are in line.ftl.
rounds-line = Riga dell'arbitro
rounds-line-placeholder = 4 b, 4 n m, 4 p c, ros
rounds-line-read = Tavolo { $table }: { $outcome } ({ $name }). Motivo: { $reason }
rounds-line-read-drawn = Tavolo { $table }: pari. Motivo: { $reason }
rounds-line-read-both = Tavolo { $table }: perdono entrambi. Motivo: { $reason }
rounds-line-read-absent = Tavolo { $table }: assente { $name }, { $outcome }
rounds-line-read-boards = Tavolo { $table }: { $outcome }. Damiere: { $boards }
rounds-line-other-round = { $round }, non in corso
rounds-line-corrects = C'è già un risultato: Invio apre la correzione
rounds-line-press-enter = Invio per scrivere
rounds-line-press-again = Premi di nuovo Invio per confermare lo stesso
rounds-line-needs-result = Tavolo { $table }: { $white } (Bianco) – { $black } (Nero). Scrivi il risultato
rounds-line-needs-boards = Tavolo { $table }: { $white } – { $black }. Scrivi una lettera per ogni damiera
rounds-line-wins = vince { $name }
rounds-line-each-board = Una lettera per ogni damiera:
rounds-line-needs-reason = Tavolo { $table }: scrivi il motivo
rounds-line-letters = { $white } Bianco · { $black } Nero · { $drawn } pari · { $absent }{ $white } { $absent }{ $black } assente
rounds-line-found = Tavolo { $table }: { $white } – { $black }
rounds-line-found-none = Nessun tavolo con questo nome
rounds-next-round = Turno dopo
rounds-previous-round = Turno prima
line-then-passes = → passa { $who }
line-then-champion = → { $who } vince la gara
line-then-next-game = → partita { $game }, Bianco a { $white }
line-then-lots = → decide il sorteggio
line-then-nobody = → non passa nessuno
