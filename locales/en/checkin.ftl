# The check-in desk.

checkin-heading = Check-in
checkin-lead = { $present } of { $total } are here. { $missing } missing.
checkin-lead-documents = Documents to be seen: { $documents }.
checkin-search = Search
checkin-search-hint = Surname, club or card. With one name left, Enter marks it present.
checkin-filter = Whom to show
checkin-filter-all = All
checkin-filter-missing = Missing
checkin-filter-documents = Document to be seen
checkin-section = Section
checkin-every-section = All sections
checkin-who = Athlete
checkin-sections = Sections
checkin-card = Card
checkin-card-none = no card
checkin-marks = Marks
checkin-present = Present
checkin-document-seen = Document seen
checkin-hearing-aid-off = Hearing aids off
checkin-toggle-present = Mark present, or take the mark away
checkin-toggle-document-seen = Mark document seen, or take the mark away
checkin-toggle-hearing-aid-off = Mark hearing aids off, or take the mark away
checkin-focus-search = Go to the search
checkin-seen-by = Seen by { $who }
checkin-out = out
checkin-done = { $name }: { $mark }.
checkin-undone = { $name }: mark taken away, { $mark }.
checkin-all = Mark everyone
checkin-all-present = Mark everyone present
checkin-all-document-seen = Mark all documents seen
checkin-all-hearing-aid-off = Mark all hearing aids off
checkin-all-consequence = { $count ->
        [one] { $count } person without the mark gets it.
       *[other] { $count } people without the mark get it.
    } One undo takes it all back.
checkin-all-confirm = Mark
checkin-all-done = Everyone is marked.
checkin-nobody = Nobody with these filters.
checkin-everyone-here = Everyone is here.
checkin-empty = No entries
checkin-empty-text = Here you mark who arrives. Write the entries first.
checkin-empty-action = Go to the entries
checkin-help-keys = Choose a row with the arrows. P marks present, D document seen, A hearing aids off.
checkin-help-search = Type two letters of the surname. When one name is left, Enter marks it present.
checkin-help-undo = Wrong row? Press the same key again, or Ctrl+Z.
