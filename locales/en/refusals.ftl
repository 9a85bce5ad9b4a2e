# Why a move is refused. Every sentence may use $article (the article that decides) and $attempt.

refusal-unreadable = This does not read as a move: { $text }. Write for example 22-18 or 22x13x6 (art. { $article }).
refusal-ambiguous = The move { $attempt } can be read in several ways: { $moves }. Write all the squares (art. { $article }).
refusal-empty-square = There is no piece on square { $square } (art. { $article }).
refusal-not-your-piece = The piece on { $square } is the opponent's (art. { $article }).
refusal-not-diagonal = Pieces move diagonally: { $from } and { $to } are not on one diagonal (art. { $article }).
refusal-man-too-far = A man moves one square only: from { $from } it does not reach { $to } (art. { $article }).
refusal-king-too-far = A king moves one square only: from { $from } it does not reach { $to } (art. { $article }).
refusal-square-taken = Square { $square } is occupied (art. { $article }).
refusal-man-goes-back = A man does not go back: from { $from } it does not move to { $to } (art. { $article }).
refusal-man-takes-back = A man does not take backwards: the piece on { $square } is behind it (art. { $article }).
refusal-man-takes-king = A man does not take a king: there is a king on { $square } (art. { $article }).
refusal-nothing-to-take = There is nothing to take between { $from } and { $to } (art. { $article }).
refusal-no-room-behind = The piece on { $square } cannot be taken: square { $behind } behind it is occupied (art. { $article }).
refusal-pieces-together = The pieces on { $square } and { $behind } stand together: a king does not jump them (art. { $article }).
refusal-takes-own-piece = You do not take your own pieces: the piece on { $square } is yours (art. { $article }).
refusal-passes-own-piece = A capture does not pass over your own pieces: the piece on { $square } is yours (art. { $article }).
refusal-jumped-twice = No piece is jumped twice: the one on { $square } is already taken (art. { $article }).
refusal-crowned-man-stops = The man crowned on { $square } stops there (art. { $article }).
refusal-capture-compulsory =
    { $count ->
        [one] A capture is compulsory: take one piece with { $instead } (art. { $article }).
       *[other] A capture is compulsory: take { $count } pieces with { $instead } (art. { $article }).
    }
refusal-capture-not-finished =
    { $taken ->
        [one] The capture goes on: you took one piece and must take { $count }, with { $instead } (art. { $article }).
       *[other] The capture goes on: you took { $taken } pieces and must take { $count }, with { $instead } (art. { $article }).
    }
refusal-more-pieces =
    { $taken ->
        [one] Take where there are more pieces: one here, { $count } with { $instead } (art. { $article }).
       *[other] Take where there are more pieces: { $taken } here, { $count } with { $instead } (art. { $article }).
    }
refusal-king-must-take =
    { $count ->
        [one] With equal pieces the king takes: play { $instead }, which takes one piece (art. { $article }).
       *[other] With equal pieces the king takes: play { $instead }, which takes { $count } pieces (art. { $article }).
    }
refusal-more-kings =
    { $taken ->
        [0] Take more kings: none here, { $count } with { $instead } (art. { $article }).
        [one] Take more kings: one here, { $count } with { $instead } (art. { $article }).
       *[other] Take more kings: { $taken } here, { $count } with { $instead } (art. { $article }).
    }
refusal-king-first = Take where the king comes first: with { $instead } you meet it at jump { $jump } (art. { $article }).
