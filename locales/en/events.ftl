# The list of events and the form of a new one.

events-heading = Events
events-new-heading = New event
events-new = New event
events-other-ways = Other ways
events-from-template = From the FSSI 2006 template
events-from-scratch = From scratch
events-try-sample = Try a sample championship
events-import = Open an event from a file
events-create = Create the event

events-empty = No events
events-empty-text = Your championships belong here. Start from the template, or look at the sample.

events-title = Title
events-edition = Edition
events-edition-hint = For example: 12
events-organiser = Organiser
events-venue = Venue
events-begins-on = First day
events-ends-on = Last day
events-dates = Dates
events-deadline = Entries close
events-send-to = Where to send entries
events-lodging = Where to sleep and eat
events-time-zone = Time zone
events-rule-set = Rule set
events-tables = Tables in the hall
events-tables-hint = Leave empty if there are enough for everyone.
events-sections = Sections
events-entries = Entries
events-games = Games
events-state = State
events-sample = sample
events-plays-on = Day of play
events-plays-on-hint = Lots are drawn the evening before, at 21:00.

events-template-title = FSSI Italian draughts championship
events-template-text = The template prepares three sections, the programme and the prizes. Then change what you like.

events-title-missing = Write the title.
events-date-missing = Choose the day.
events-end-before-start = The last day comes before the first. Correct one of the two dates.
events-deadline-missing = Choose the day and the time.
events-time-zone-missing = Choose the time zone.
events-deadline-after-start = Entries close after play has begun. Check the date.

events-sample-made = The sample championship is ready.
events-file-kind = Tabellone event
events-imported = The event has arrived.
events-import-reading = Reading the file
events-import-writing = Bringing the event in
events-import-same = There is already an event here with the same title and days.
events-import-confirm = Bring it in
events-import-conflict = Card { $card } has two names. Here: { $here }. In the file: { $there }.
events-import-keep-here = Keep the name here
events-import-take-there = Take the name in the file
events-import-two-people = They are two people: the one in the file comes in without a card

event-state-entries-open = entries open
event-state-entries-closed = entries closed
event-state-running = running
event-state-finished = finished
event-state-archived = archived

events-help-list = All events are here. Open a row with Enter, or click on its title.
events-help-start = Start from the template: three sections, the programme and the prizes are ready.
events-help-sample = Try the sample championship. Its people are invented: do what you like.
events-help-form = Title, dates and the close of entries are enough. The rest can wait.
events-help-deadline = The close counts to the minute, in the chosen time zone. A form that comes later is late.
