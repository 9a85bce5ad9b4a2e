# Why a move is refused. Every sentence may use $article (the article that decides) and $attempt.

refusal-unreadable = Non si legge come mossa: { $text }. Scrivi per esempio 22-18 o 22x13x6 (art. { $article }).
refusal-ambiguous = La mossa { $attempt } si può leggere in più modi: { $moves }. Scrivi tutte le caselle (art. { $article }).
refusal-empty-square = Nella casella { $square } non c'è un pezzo (art. { $article }).
refusal-not-your-piece = Il pezzo in { $square } è dell'avversario (art. { $article }).
refusal-not-diagonal = Si muove in diagonale: { $from } e { $to } non sono sulla stessa diagonale (art. { $article }).
refusal-man-too-far = La pedina muove di una sola casella: da { $from } non arriva a { $to } (art. { $article }).
refusal-king-too-far = La dama muove di una sola casella: da { $from } non arriva a { $to } (art. { $article }).
refusal-square-taken = La casella { $square } è occupata (art. { $article }).
refusal-man-goes-back = La pedina non torna indietro: da { $from } non va a { $to } (art. { $article }).
refusal-man-takes-back = La pedina non prende indietro: il pezzo in { $square } è alle sue spalle (art. { $article }).
refusal-man-takes-king = La pedina non prende la dama: in { $square } c'è una dama (art. { $article }).
refusal-nothing-to-take = Tra { $from } e { $to } non c'è nulla da prendere (art. { $article }).
refusal-no-room-behind = Il pezzo in { $square } non si prende: dietro, la casella { $behind } è occupata (art. { $article }).
refusal-pieces-together = I pezzi in { $square } e { $behind } sono attaccati: la dama non li salta (art. { $article }).
refusal-takes-own-piece = Non si prendono i propri pezzi: in { $square } c'è un tuo pezzo (art. { $article }).
refusal-passes-own-piece = Durante la presa non si passa sopra i propri pezzi: in { $square } c'è un tuo pezzo (art. { $article }).
refusal-jumped-twice = Non si salta due volte lo stesso pezzo: quello in { $square } è già preso (art. { $article }).
refusal-crowned-man-stops = La pedina arrivata a dama in { $square } si ferma (art. { $article }).
refusal-capture-compulsory =
    { $count ->
        [one] La presa è obbligatoria: prendi un pezzo con { $instead } (art. { $article }).
       *[other] La presa è obbligatoria: prendi { $count } pezzi con { $instead } (art. { $article }).
    }
refusal-capture-not-finished =
    { $taken ->
        [one] La presa continua: hai preso un pezzo e devi prenderne { $count }, con { $instead } (art. { $article }).
       *[other] La presa continua: hai preso { $taken } pezzi e devi prenderne { $count }, con { $instead } (art. { $article }).
    }
refusal-more-pieces =
    { $taken ->
        [one] Prendi dove ci sono più pezzi: qui uno, con { $instead } sono { $count } (art. { $article }).
       *[other] Prendi dove ci sono più pezzi: qui { $taken }, con { $instead } sono { $count } (art. { $article }).
    }
refusal-king-must-take =
    { $count ->
        [one] A parità di pezzi prende la dama: gioca { $instead }, che prende un pezzo (art. { $article }).
       *[other] A parità di pezzi prende la dama: gioca { $instead }, che prende { $count } pezzi (art. { $article }).
    }
refusal-more-kings =
    { $taken ->
        [0] Prendi più dame: qui nessuna, con { $instead } sono { $count } (art. { $article }).
        [one] Prendi più dame: qui una, con { $instead } sono { $count } (art. { $article }).
       *[other] Prendi più dame: qui { $taken }, con { $instead } sono { $count } (art. { $article }).
    }
refusal-king-first = Prendi dove la dama viene prima: con { $instead } la incontri al salto { $jump } (art. { $article }).
