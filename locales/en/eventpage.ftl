# The page of one event: where the day stands, the next thing, programme, sections, files.

eventpage-heading = Event
eventpage-next = Now
eventpage-also = Then
eventpage-go-event = Go to the event
eventpage-go-entries = Go to the entries
eventpage-go-check-in = Go to check-in
eventpage-go-lots = Go to the lots
eventpage-go-rounds = Go to the rounds
eventpage-go-chart = Go to the chart
eventpage-go-standings = Go to the standings
eventpage-go-print = Go to printing

next-add-sections = Add the first section.
next-await-entries = { $days ->
        [0] Entries are open.
        [one] Entries close in { $days } day.
       *[other] Entries close in { $days } days.
    } Forms received: { $count }.
next-entries-close-today = Entries close at { $time }. Forms received: { $count }.
next-fix-problems = { $count ->
        [one] { $count } thing is to be put right in the entries.
       *[other] { $count } things are to be put right in the entries.
    }
next-complete-forms = Signatures or stamps missing: { $count }.
next-check-in = Check-in: { $count } of { $total } are missing.
next-draw-lots = { $section }: { $count } entries, ready for the lots.
next-confirm-lots = { $section }: confirm the lots.
next-call-tables = { $section }, round { $round }: call the tables.
next-enter-results = { $section }, round { $round }: { $count ->
        [one] { $count } result is missing.
       *[other] { $count } results are missing.
    }
next-close-section = { $section } is finished. Look at the standings and close the section.
next-hand-out-prizes = Prizes to hand out: { $count }.
next-archive = All is done. Put the event in the archive.
next-nothing = Nothing to do now.

eventpage-forms = forms
eventpage-entries = entries
eventpage-present = present
eventpage-problems = to put right

eventpage-programme = Programme
eventpage-programme-empty = The programme is empty. Write the times of the day.
eventpage-programme-edit = Change the programme
eventpage-programme-add = Add a time
eventpage-programme-when = When
eventpage-programme-what = What
eventpage-programme-kind = Kind
eventpage-programme-remove = Remove row { $row }
eventpage-programme-row = Row { $row }
eventpage-programme-wrong = Write day, time and text in every row.
eventpage-programme-saved = Programme saved.
eventpage-programme-now = It is { $time }
eventpage-kind-meeting = meeting
eventpage-kind-lots = lots
eventpage-kind-play = play
eventpage-kind-break = break
eventpage-kind-prizes = prizes
eventpage-kind-other = other

eventpage-forecast = Forecast of the rounds
eventpage-forecast-round = Round { $round }
eventpage-forecast-waves = in { $waves } groups
eventpage-forecast-planned = planned
eventpage-forecast-running = under way
eventpage-forecast-finished = finished
eventpage-forecast-spare = Time left before the prizes: { $time }.
eventpage-forecast-late = The day is too short: { $time } are missing.
eventpage-forecast-worst = If every match goes to the end, { $time } are missing.
eventpage-forecast-time =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
eventpage-remedy-more-tables = { $tables } tables are enough.
eventpage-remedy-shorter-matches = Matches of { $minutes } minutes are enough.
eventpage-remedy-play-into-breaks = Playing through the breaks is enough.
eventpage-remedy-earlier-start = Starting at { $time } is enough.
eventpage-remedy-later-prize-giving = Giving the prizes at { $time } is enough.

eventpage-sections = Sections
eventpage-section-add = Add a section
eventpage-section-edit = Change { $section }
eventpage-section-delete = Remove { $section }
eventpage-section-delete-title = Remove the section
eventpage-section-delete-consequence = { $count ->
        [0] Section { $section } goes. Nobody is entered.
        [one] Section { $section } goes with { $count } entry and its prizes.
       *[other] Section { $section } goes with { $count } entries and its prizes.
    }
eventpage-section-deleted = Section { $section } removed.
eventpage-section-saved = Section { $section } saved.
eventpage-section-close = Close the section
eventpage-section-close-consequence = The places of { $section } become final. To correct them, open the section again.
eventpage-section-closed = Section { $section } closed.
eventpage-section-reopen = Open the section again
eventpage-section-reopened = Section { $section } is open again.
eventpage-section-entries = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
eventpage-section-state-empty = no entries
eventpage-section-state-lots = lots to be drawn
eventpage-section-state-round = round { $round } of { $rounds }
eventpage-section-state-finished = finished, to be closed
eventpage-section-state-closed = closed
eventpage-sections-empty = There are no sections. Add the first.

eventpage-section-title = Title
eventpage-section-title-missing = Write the section's title.
eventpage-section-kind = Who plays
eventpage-section-kind-individual = individuals
eventpage-section-kind-clubs = clubs
eventpage-section-category = Category
eventpage-section-category-men = men
eventpage-section-category-women = women
eventpage-section-category-open = open to all
eventpage-section-seeding = Seeds
eventpage-section-seeding-pure = none, pure lots
eventpage-section-seeding-rating = by rating
eventpage-section-seeding-category = by category
eventpage-section-seeding-order = in an order chosen by hand
eventpage-section-seeds = How many
eventpage-section-separate-clubs = Keep clubmates apart
eventpage-section-separate-clubs-hint = They meet as late as possible.
eventpage-section-chain = How a match is played
eventpage-section-chain-hint = When it is even, the next step follows. The last is always lots.
eventpage-section-step = Step { $step }
eventpage-section-minutes = Minutes
eventpage-section-increment = Seconds a move
eventpage-section-step-field = { $field }, step { $step }
eventpage-section-step-add = Add a step
eventpage-section-step-remove = Remove step { $step }
eventpage-section-no-clock = no clock
eventpage-section-third = Third place
eventpage-section-third-play-off = is played for
eventpage-section-third-shared = is shared
eventpage-section-placing = Matches for all places
eventpage-section-placing-hint = Who loses plays on for the lower places.
eventpage-section-order = Who goes out in the same round
eventpage-section-order-victor = in the order of who beat them
eventpage-section-order-shared = shares the place
eventpage-section-boards = Boards in a match
eventpage-section-tie = When clubs are even
eventpage-section-tie-hint = The rules apply in order. Then lots decide.
eventpage-section-tie-board-one = the first board won
eventpage-section-tie-last-board-out = without the last board
eventpage-section-tie-replay = replay with colours reversed
eventpage-section-tie-lots = lots
eventpage-section-tie-up = Earlier: { $rule }
eventpage-section-ballots = Openings by lots
eventpage-section-ballots-hint = Every game begins with an opening drawn by lots.
eventpage-section-save = Save the section
eventpage-section-fixed = The lots are confirmed. Only title and category can change.

eventpage-facts = Facts
eventpage-edit = Change the facts
eventpage-edit-heading = Facts of the event
eventpage-save = Save
eventpage-saved = Facts saved.
eventpage-deadline = Entries until
eventpage-tables = Tables
eventpage-rule-set = Rules
eventpage-logo = Logo
eventpage-logo-set = Choose the logo
eventpage-logo-change = Change the logo
eventpage-logo-remove = Remove the logo
eventpage-logo-there = there
eventpage-logo-kind = Pictures
eventpage-logo-saved = Logo changed.
eventpage-officials = Officials
eventpage-official-add = Add an official
eventpage-official-role = Role, { $row }
eventpage-official-name = Name, { $row }
eventpage-official-remove = Remove official { $row }
eventpage-official-missing = Write every official's name, or remove the row.
eventpage-role-chief-arbiter = chief arbiter
eventpage-role-arbiter = arbiter
eventpage-role-director = director
eventpage-role-delegate = delegate
eventpage-role-secretary = secretary
eventpage-role-doctor = doctor
eventpage-role-interpreter = interpreter
eventpage-warning-deadline-after-start = Entries close after play has begun.
eventpage-warning-deadline-in-the-past = The deadline of entries has passed.

eventpage-more = More
eventpage-hand-over = Hand over to a file
eventpage-hand-over-text = The file may travel by mail. Choose which personal data go with it. Documents stay here.
eventpage-hand-over-cards = Card numbers
eventpage-hand-over-contacts = Contacts of the clubs
eventpage-hand-over-hearing-aids = Checks of hearing aids
eventpage-hand-over-hearing-aids-hint = This is about health.
eventpage-hand-over-save = Choose where to save
eventpage-hand-over-done = The event is in the file { $path }.
eventpage-file-kind = Tabellone event
eventpage-export = Export
eventpage-file-writing = Writing the file
eventpage-export-title = Export the data
eventpage-export-what = What
eventpage-export-format = Format
eventpage-export-entries = entries
eventpage-export-results = results
eventpage-export-standings = standings
eventpage-export-prizes = prizes
eventpage-export-games = games with moves
eventpage-export-web-page = page for a site
eventpage-format-csv = CSV
eventpage-format-xlsx = Excel
eventpage-format-pdn = PDN
eventpage-format-html = web page
eventpage-export-save = Save the file
eventpage-export-done = Saved in { $path }. Rows: { $rows }.
eventpage-open-file = Open the file
eventpage-archive = Put in the archive
eventpage-archive-consequence = { $title } can then only be read. Results and prints stay. Document numbers go for good.
eventpage-archived = { $title } is in the archive.
eventpage-delete = Delete
eventpage-delete-consequence = Sections, forms, { $count } entries and results of { $title } go. Athletes and clubs stay. Even if you undo it, document numbers do not come back.
eventpage-deleted = { $title } deleted.

eventpage-help-next = At the top is the next thing to do. The button leads to the right place.
eventpage-help-programme = The programme follows the clock. The present line is marked.
eventpage-help-sections = Each section has its own rules for a match. They change before the lots.
eventpage-help-files = With More you hand the event over to a file, export, archive or delete it.
