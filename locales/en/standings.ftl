# Standings, clubs, podium.
standings-heading = Standings and prizes
standings-help-live = Standings follow by themselves. “At least 3rd” means it may still get better.
standings-help-close = When all results are in, close the section. You can reopen it.
standings-help-prizes = Write the prizes before the event: the program says what to buy and who gets it. Tick the names at the ceremony.
standings-tab-places = Standings
standings-tab-clubs = Clubs
standings-tab-podium = Podium
standings-tab-awards = Handing out
standings-tab-prizes = Table of prizes
standings-tab-to-buy = To buy
standings-of = Standings, { $section }
standings-empty = Standings come with the rounds
standings-empty-text = First confirm the lots of this section.
standings-place-label = Place
standings-place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }
standings-shared = Shared place { $place }
standings-between = { $from }–{ $to }
standings-at-least = at least place { $place }
standings-who = Who
standings-club = Club
standings-won = Won
standings-drawn = Drawn
standings-lost = Lost
standings-points = Points
standings-note = Note
standings-out = out in round { $round }, by { $name }
standing-champion = champion
standing-withdrawn = withdrawn
standing-excluded = excluded
standings-state-live = provisional
standings-close-later = You can close the section when all games are over.
standings-state-finished = all results in, to be closed
standings-state-closed = final
standings-close = Close the section
standings-close-title = Close { $section }?
standings-close-consequence = Standings become final. To correct a result you must reopen the section.
standings-closed = Section closed.
standings-reopen = Reopen the section
standings-reopen-title = Reopen { $section }?
standings-reopen-consequence = Standings become provisional. You can correct results, then close again.
standings-reopened = Section reopened.

standings-clubs-empty = The clubs' ranking stands here
standings-clubs-empty-text = Points come when an athlete has a place.
standings-clubs-scorers = Who scores
standings-clubs-scorer = { $section }, place { $place }: { $points }
standings-clubs-not-counted = not counted
standings-clubs-edit = Change the points
standings-clubs-points = Points by place
standings-clubs-points-hint = From first place down, for example 10 8 6 4.
standings-clubs-points-wrong = Write at least one number. Put a space between numbers.
standings-clubs-participation = Points for everyone else
standings-clubs-best = How many athletes count
standings-clubs-best-hint = If empty all count.
standings-clubs-saved = Clubs' points saved.

standings-podium-of = Podium, { $section }
standings-podium-open = to be decided
standings-podium-show = Show in the hall
standings-podium-empty = The podium comes with the results
standings-podium-empty-text = Come back when the section has its first places.
