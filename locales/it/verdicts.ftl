# Motivi di un risultato, rilievi sul risultato, conteggi.

reason-resigned = Abbandono
reason-no-moves = Nessuna mossa possibile
reason-no-pieces = Nessun pezzo rimasto
reason-time = Tempo finito
reason-refused-rules = Rifiuto del regolamento
reason-agreed = Accordo tra i giocatori
reason-count = Conteggio delle mosse
reason-forced-twelve = Dodici mosse, tre dame contro una
reason-repetition = Posizione ripetuta tre volte
reason-no-winning-chance = Nessuno può vincere
reason-absent = Assenza
reason-both-absent = Assenza di entrambi
reason-withdrawn = Ritiro
reason-excluded-hearing-aid = Esclusione per protesi acustica
reason-disciplinary = Provvedimento disciplinare

# Nobody may overrule these.
finding-unknown-reason = Il regolamento di questa gara non conosce questo motivo. Scegli un altro motivo.
finding-wrong-outcome = Questo motivo non porta a questo risultato. Cambia il motivo o il risultato.
finding-about-winner = Il motivo riguarda chi perde. Qui è indicato chi vince.
finding-other-rule-set = Le mosse scritte seguono un altro regolamento.

# The arbiter may overrule these.
finding-can-move =
    { $side ->
        [white] Il Bianco può ancora muovere: per esempio { $move } (art. { $article }).
       *[black] Il Nero può ancora muovere: per esempio { $move } (art. { $article }).
    }
finding-not-on-move =
    { $side ->
        [white] Non tocca al Bianco. Perde senza mosse solo chi deve muovere (art. { $article }).
       *[black] Non tocca al Nero. Perde senza mosse solo chi deve muovere (art. { $article }).
    }
finding-has-pieces =
    { $pieces ->
        [one] Chi perde ha ancora un pezzo sulla damiera (art. { $article }).
       *[other] Chi perde ha ancora { $pieces } pezzi sulla damiera (art. { $article }).
    }
finding-all-taken =
    { $side ->
        [white] Il Bianco non ha più pezzi: il motivo giusto è un altro (art. { $article }).
       *[black] Il Nero non ha più pezzi: il motivo giusto è un altro (art. { $article }).
    }
finding-won-on-board =
    { $winner ->
        [white] Sulla damiera ha già vinto il Bianco (art. { $article }).
       *[black] Sulla damiera ha già vinto il Nero (art. { $article }).
    }
finding-count-not-started =
    { $count ->
        [forced] Il conteggio delle dodici mosse non è cominciato (art. { $article }).
       *[moves] Nelle mosse scritte il conteggio non è cominciato (art. { $article }).
    }
finding-count-incomplete =
    { $count ->
        [repetition] La posizione è comparsa { $done } volte su { $limit } (art. { $article }).
       *[moves] Il conteggio è fermo a { $done } mosse su { $limit } (art. { $article }).
    }
finding-drawn-by-count = La partita era già pari per conteggio dopo { $plies } mosse in tutto (art. { $article }).
finding-capture-open =
    { $side ->
        [white] Il Bianco può ancora prendere: { $move } (art. { $article }).
       *[black] Il Nero può ancora prendere: { $move } (art. { $article }).
    }
finding-agreed-before-play = L'accordo vale solo a partita cominciata (art. { $article }).
finding-played-though =
    { $plies ->
        [one] Risulta un assente, ma c'è una mossa scritta.
       *[other] Risulta un assente, ma ci sono { $plies } mosse scritte.
    }
finding-recorded-otherwise =
    { $outcome ->
        [white-wins] Nelle mosse scritte il risultato è: vince il Bianco.
        [black-wins] Nelle mosse scritte il risultato è: vince il Nero.
        [both-lose] Nelle mosse scritte il risultato è: perdono entrambi.
       *[drawn] Nelle mosse scritte il risultato è: pari.
    }


count-refused-automatic = Questo conteggio comincia da solo (art. { $article }).
count-refused-king-missing =
    { $side ->
        [white] Serve una dama per parte. Il Bianco non ha dame (art. { $article }).
       *[black] Serve una dama per parte. Il Nero non ha dame (art. { $article }).
    }
count-refused-already-running = Il conteggio è già in corso (art. { $article }).
count-refused-game-over = La partita è finita.
count-refused-not-running = Nessun conteggio è in corso (art. { $article }).
count-refused-no-reduction = Questo regolamento non riduce il conteggio (art. { $article }).
count-refused-not-a-reduction = Scegli un numero da { $least } in su e minore di { $limit } (art. { $article }).
