# Words of the papers that follow from the event's facts.
paper-file-round = round { $round }
paper-edition = Edition { $number }
paper-how-to-enter = Fill in the form with six names at most. The club's stamp and the president's signature are needed.
paper-hearing-aids = Play without hearing aids. Whoever wears one is excluded (art. { $article }).
paper-withdrawn = withdrew
paper-excluded = excluded
paper-champion = wins the section
paper-at-least = at least { $place }
paper-beaten-by = lost to { $who }
paper-nobody-passes = Nobody passes
paper-how-walk-over = absent: { $who }
paper-how-lots = by lots
paper-how-exclusion = excluded: { $who }
paper-how-withdrawal = withdrew: { $who }
paper-lots-pure = Pure lots
paper-lots-rating = Seeds by rating
paper-lots-category = Seeds by category
paper-lots-order = Seeds chosen by hand
paper-lots-apart = { $method }. Clubmates apart
paper-count = Drawn by count after { $moves } moves (art. { $article }).
paper-count-reduced = In promotional events the arbiter may reduce it for one game, never below { $least } (art. { $article }).
paper-step-minutes = { $step }, { $minutes } minutes
paper-tie-board-one = First board won
paper-tie-last-board-out = Without the last board
paper-tie-replay = All boards with colours reversed
paper-scorer = { $who } ({ $section }, place { $place }: { $points })
paper-really-needed = { $count } needed
paper-ruling-place = { $section }, round { $round }, table { $table }
paper-incident-absent = { $section }, round { $round }: { $who } absent
paper-incident-late-form = Form of { $club } came late and was accepted. { $why }
paper-remark-lots = { $section }: lots from the seed { $seed }. Digest of the entries: { $digest }.
paper-remark-by-hand =
    { $count ->
        [one] { $section }: one exchange of places by hand, by the arbiter.
       *[other] { $section }: { $count } exchanges of places by hand, by the arbiter.
    }
paper-remark-forms =
    { $count ->
        [one] One form lacks the signature or the stamp.
       *[other] { $count } forms lack the signature or the stamp.
    }
paper-count-asked-white = Count asked by White after { $move }
paper-count-asked-black = Count asked by Black after { $move }
paper-count-imposed = Count imposed by the arbiter after { $move }
paper-count-reduced-to = Count reduced to { $to } by the arbiter after { $move } (art. { $article })
paper-count-stood = { $count } (art. { $article }): { $stands }
paper-final-position = Final position
paper-stored-card = Card
paper-stored-birth-year = Year of birth
paper-stored-category = Category
paper-stored-rating = Rating
paper-stored-rulings =
    { $count ->
        [one] { $event }, { $section }: one ruling.
       *[other] { $event }, { $section }: { $count } rulings.
    }
paper-erase-all = You may ask for everything to be erased.
paper-erase-some = You may ask for personal data to be erased. The name stays in the results.
official-chief-arbiter = Chief arbiter
official-arbiter = Arbiter
official-director = Tournament director
official-delegate = Federation delegate
official-secretary = Secretary
official-doctor = Doctor
official-interpreter = Sign language interpreter
paper-places-knockout = A place follows the round of defeat. Who loses later stands before.
paper-places-within = In the same round, who lost to the better placed stands before. If that is not enough, the place is shared.
paper-fee-entry = Entry: { $sum } for each athlete.
paper-fee-night = Room: { $sum } a night for each person.
paper-formula-match = Match
paper-formula-ties = If drawn
paper-formula-of-section = { $label }, { $section }
paper-formula-boards = { $boards } boards
paper-title-1-men = Champion
paper-title-1-women = Champion
paper-title-1-clubs = Champion club
paper-title-1-open = First place
paper-title-2-men = Second
paper-title-2-women = Second
paper-title-2-clubs = Second
paper-title-2-open = Second place
paper-title-3-men = Third
paper-title-3-women = Third
paper-title-3-clubs = Third
paper-title-3-open = Third place
paper-rests = rests and goes on
paper-waits = waits for a table
paper-out = has finished
paper-capacity-athlete = athlete ({ $sections })
