# Entries: the club's form, the list, line-ups, problems.

entryform-heading = Entries
entryform-views = Part of the entries
entryform-view-forms = Forms
entryform-view-list = Entered
entryform-view-line-ups = Line-ups
entryform-view-problems = To put right
entryform-view-import = Import

# The form as on paper.
entryform-new = New form
entryform-new-title = Entry form
entryform-title = Form of { $club }
entryform-club = Club
entryform-club-hint = Write the name. A new club is made with the form.
entryform-club-missing = Write the club's name.
entryform-received = Received on
entryform-received-missing = Choose the day and the time.
entryform-means = Came by
entryform-means-fax = fax
entryform-means-post = post
entryform-means-email = email
entryform-means-hand = hand
entryform-means-other = other
entryform-signed = President's signature
entryform-stamped = Club's stamp
entryform-late = It came after the deadline of { $deadline }.
entryform-late-reason = Why you accept it
entryform-late-reason-missing = Write why you accept the form late.
entryform-note = Note
entryform-teams = The club plays as a team
entryform-teams-hint = The ticked lines make the team, in order. With no ticks everyone plays.
entryform-line = Line { $line }
entryform-surname = Surname
entryform-name = Name
entryform-card = FSSI card
entryform-document = Document
entryform-sex = Sex
entryform-sex-m = M
entryform-sex-f = F
entryform-sex-none = –
entryform-birth-year = Year
entryform-of-line = { $field }, line { $line }
entryform-line-more = More about line { $line }
entryform-line-clear = Empty the line
entryform-line-locked = { $name } is on the chart. To take them out, note the withdrawal.
entryform-line-corrects = You are correcting the record of { $name }.
entryform-line-someone-else = It is someone else
entryform-surname-missing = The surname is missing.
entryform-lines-wrong = Line { $line } has no surname.
entryform-document-kind = Kind of document
entryform-document-identity-card = identity card
entryform-document-passport = passport
entryform-document-driving-licence = driving licence
entryform-document-federation-card = federation card
entryform-document-other = other
entryform-document-show = Show the number
entryform-document-hide = Hide the number
entryform-category = Category
entryform-rating = Rating
entryform-save = Save the form
entryform-save-new = Save and new
entryform-back = Back to the forms
entryform-saved = Form of { $club } saved.
entryform-saved-problems = Form of { $club } saved. To put right: { $count }.
entryform-delete = Remove the form
entryform-delete-consequence = The form of { $club } goes, with its entries. The athletes stay on record.
entryform-deleted = Form of { $club } removed.
entryform-draft-waits = A form was begun and not saved.
entryform-draft-continue = Continue the form
entryform-draft-documents = Document numbers are not kept in the draft: type them again.

# The list of forms.
entryform-lines-count = Lines
entryform-state = State
entryform-unsigned = not signed
entryform-unstamped = not stamped
entryform-complete = complete
entryform-is-late = late
entryform-problems-count = { $count ->
        [one] { $count } to put right
       *[other] { $count } to put right
    }
entryform-empty = No forms
entryform-empty-text = Here are the clubs' forms, six lines as on paper.

# The list of entries.
entryform-search = Search
entryform-search-entries = Search surname, club or card
entryform-section = Section
entryform-every-section = All sections
entryform-status = State
entryform-status-all = All
entryform-status-active = Playing
entryform-status-left = Out
entryform-status-late = Late
entryform-status-no-document = No document
entryform-entry-active = playing
entryform-entry-withdrawn = withdrawn
entryform-entry-excluded = excluded
entryform-entry-replaced = replaced
entryform-athlete = Athlete
entryform-born = Born
entryform-present = present
entryform-entries-empty = Nobody entered
entryform-entries-empty-text = Entries come from the forms, from a file, or one at a time.
entryform-entries-none = Nobody with these filters.
entryform-choose-entry = Choose a row to see what can be done.
entryform-open-form = Open the form
entryform-leave = Note withdrawal or exclusion
entryform-replace = Replace
entryform-reinstate = Put back in
entryform-reinstated = { $name } is back in.
entryform-left = { $name } is out.
entryform-replaced = { $name } plays in place of { $before }.
entryform-remove = Remove the entry
entryform-remove-consequence = { $name } is no longer entered in { $section }. Their record stays.
entryform-removed = Entry of { $name } removed.
entryform-add = Add an entry
entryform-add-athlete = Athlete
entryform-add-athlete-hint = Choose from the list, or write surname and name of someone new.
entryform-add-missing = Choose or write whom you enter.
entryform-add-sex = Sex
entryform-add-confirm = Enter
entryform-added = { $name } is entered.

# Line-ups of clubs.
entryform-line-ups-empty = No teams
entryform-line-ups-empty-text = Line-ups come from forms ticked in the clubs' section.
entryform-board = Board { $board }
entryform-reserve = Reserve
entryform-move-up = Move { $name } up
entryform-move-down = Move { $name } down
entryform-drop-athlete = Take { $name } out of the line-up
entryform-add-to-line-up = Add an athlete
entryform-line-up-saved = Line-up of { $club } saved.
entryform-line-up-short = { $count ->
        [one] { $count } athlete is missing.
       *[other] { $count } athletes are missing.
    }
entryform-line-up-hint = Drag a name, or move it with Alt and the arrows.

# Problems.
entryform-problems-none = Nothing to put right
entryform-problems-none-text = Forms and entries are in order.
entryform-problem-go = Go and put it right

entryform-help-form = The form has six lines, as on paper. Type two letters: the program offers known athletes.
entryform-help-keys = Enter goes to the next line. Ctrl+S saves. Ctrl+Enter saves and opens a new form.
entryform-help-problems = To put right lists what is missing. Each item leads to the right place.
entryform-help-import = Import reads a file or pasted cells. Nothing is written before you confirm.
entryform-sheet = The club's form
