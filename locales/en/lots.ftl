# The lots of a section: options, places, ceremony, verification.
lots-heading = Lots
lots-help-options = Choose how to draw lots and press Draw. You may repeat it until you confirm.
lots-help-move = To swap two places drag one name onto the other. By keyboard: Enter takes a place, the arrows go to another, Enter swaps, Esc lets go.
lots-help-ceremony = The ceremony shows one name at a time in the hall. Page down goes on, Page up goes back.
lots-help-verify = With the seed and the fingerprint anyone can draw the same lots again. Verify does it here.
lots-state-absent = Lots are still to be drawn
lots-state-proposed = Lots proposed, to be confirmed
lots-state-confirmed = Lots confirmed
lots-state-played = Lots confirmed, results are in
lots-empty = The places of the chart stand here
lots-empty-text = Choose the options on the left, then press Draw lots.
lots-few = Two entries are needed
lots-few-text = Lots need at least two entries in this section.

lots-seeding = Seeds
lots-seeding-pure = None
lots-seeding-pure-detail = Every place is by chance.
lots-seeding-rating = By rating
lots-seeding-rating-detail = The highest rated stand apart.
lots-seeding-category = By category
lots-seeding-category-detail = The highest categories stand apart.
lots-seeding-order = By hand
lots-seeding-order-detail = You give the names, in order.
lots-seeds = How many seeds
lots-order = Seeds in order
lots-order-add = Add a name
lots-order-up = Move { $name } up
lots-order-down = Move { $name } down
lots-order-remove = Remove { $name }
lots-separate = Keep clubs apart
lots-separate-hint = Clubmates meet as late as possible.
lots-only-present = Only those present
lots-present = { $present } of { $entries } present
lots-seed = Random seed
lots-seed-hint = Let the public choose it. If empty, the program chooses.

lots-propose = Draw lots
lots-propose-again = Draw again
lots-proposed = Lots drawn. Look and confirm.
lots-confirm = Confirm
lots-confirm-title = Confirm the lots?
lots-confirm-consequence = The chart becomes final. Then you can call the first round. Places no longer move.
lots-confirmed = Lots confirmed.
lots-discard = Discard the lots
lots-discard-title = Discard the lots?
lots-discard-consequence = The places go, and so do the calls already made. Then you can draw again.
lots-discarded = Lots discarded.
lots-to-rounds = Go to the rounds

lots-places = Places of the chart
lots-place-of = Place { $place }: { $name }
lots-seeded = Seed { $rank }
lots-by-hand = by hand
lots-move-hint = Drag a name onto another to swap them. By keyboard use Enter and the arrows.
lots-taken = Taken: { $name }. Go to another place and press Enter.
lots-let-go = Left in its place.
lots-swapped = Swapped { $name } and { $other }.
lots-swap-done = Swapped places { $place } and { $other }.
lots-clubs = Clubs in the chart
lots-meetings = Pairs of clubmates that may meet:
lots-meetings-in = round { $round }: { $count }

lots-ceremony = Ceremony
lots-ceremony-open = Open in the hall
lots-ceremony-next = Next
lots-ceremony-back = Back
lots-ceremony-all = All
lots-ceremony-count = { $count } of { $total }.

lots-seal = Data of the lots
lots-seal-seed = Random seed
lots-seal-digest = Fingerprint
lots-seal-algorithm = Algorithm
lots-verify = Verify
lots-verdict-same = Verified: the seed gives this very chart.
lots-verdict-by-hand =
    { $count ->
        [one] { $count } place was changed by hand.
       *[other] { $count } places were changed by hand.
    }
lots-verdict-entries = The list of entries is no longer the one of the lots.
lots-verdict-entries-text = Fingerprint then: { $before }. Now: { $now }.
lots-verdict-differs =
    { $count ->
        [one] The seed gives another chart: { $count } place differs.
       *[other] The seed gives another chart: { $count } places differ.
    }
lots-departs = Place { $place }: should be { $expected }, is { $found }.
lots-departs-by-hand = Place { $place }: { $found } by hand, was { $expected }.
lots-shown = View
lots-shown-places = Places
lots-shown-chart = Chart
