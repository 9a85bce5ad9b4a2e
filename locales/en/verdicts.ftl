# Reasons for a result, findings about a result, counts.

reason-resigned = Resignation
reason-no-moves = No move left
reason-no-pieces = No piece left
reason-time = Time over
reason-refused-rules = Rules refused
reason-agreed = Agreed by the players
reason-count = Count of moves
reason-forced-twelve = Twelve moves, three kings against one
reason-repetition = Same position three times
reason-no-winning-chance = Nobody can win
reason-absent = Absence
reason-both-absent = Both absent
reason-withdrawn = Withdrawal
reason-excluded-hearing-aid = Excluded for a hearing aid
reason-disciplinary = Disciplinary measure

# Nobody may overrule these.
finding-unknown-reason = The rules of this competition do not know this reason. Choose another reason.
finding-wrong-outcome = This reason does not lead to this result. Change the reason or the result.
finding-about-winner = The reason is about the loser. Here it names the winner.
finding-other-rule-set = The written moves follow another set of rules.

# The arbiter may overrule these.
finding-can-move =
    { $side ->
        [white] White can still move: for example { $move } (art. { $article }).
       *[black] Black can still move: for example { $move } (art. { $article }).
    }
finding-not-on-move =
    { $side ->
        [white] It is not White's turn. Only the side to move loses for lack of moves (art. { $article }).
       *[black] It is not Black's turn. Only the side to move loses for lack of moves (art. { $article }).
    }
finding-has-pieces =
    { $pieces ->
        [one] The loser still has one piece on the board (art. { $article }).
       *[other] The loser still has { $pieces } pieces on the board (art. { $article }).
    }
finding-all-taken =
    { $side ->
        [white] White has no piece left: another reason fits (art. { $article }).
       *[black] Black has no piece left: another reason fits (art. { $article }).
    }
finding-won-on-board =
    { $winner ->
        [white] White has already won on the board (art. { $article }).
       *[black] Black has already won on the board (art. { $article }).
    }
finding-count-not-started =
    { $count ->
        [forced] The count of twelve moves has not begun (art. { $article }).
       *[moves] In the written moves the count has not begun (art. { $article }).
    }
finding-count-incomplete =
    { $count ->
        [repetition] The position has appeared { $done } times out of { $limit } (art. { $article }).
       *[moves] The count stands at { $done } moves out of { $limit } (art. { $article }).
    }
finding-drawn-by-count = The game was already drawn by the count after { $plies } moves in all (art. { $article }).
finding-capture-open =
    { $side ->
        [white] White can still capture: { $move } (art. { $article }).
       *[black] Black can still capture: { $move } (art. { $article }).
    }
finding-agreed-before-play = An agreement counts only once the game has begun (art. { $article }).
finding-played-though =
    { $plies ->
        [one] Someone is marked absent, but one move is written down.
       *[other] Someone is marked absent, but { $plies } moves are written down.
    }
finding-recorded-otherwise =
    { $outcome ->
        [white-wins] The written moves end with: White wins.
        [black-wins] The written moves end with: Black wins.
        [both-lose] The written moves end with: both lose.
       *[drawn] The written moves end with: drawn.
    }


count-refused-automatic = This count starts by itself (art. { $article }).
count-refused-king-missing =
    { $side ->
        [white] Each side needs a king. White has none (art. { $article }).
       *[black] Each side needs a king. Black has none (art. { $article }).
    }
count-refused-already-running = The count is already running (art. { $article }).
count-refused-game-over = The game is over.
count-refused-not-running = No count is running (art. { $article }).
count-refused-no-reduction = These rules do not reduce the count (art. { $article }).
count-refused-not-a-reduction = Choose a number from { $least } up and below { $limit } (art. { $article }).
