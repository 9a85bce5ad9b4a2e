# Import of entries from a file or pasted cells.

importpage-source = Where from
importpage-file = From a file
importpage-paste = Paste the cells
importpage-choose = Choose the file
importpage-choose-label = A list in CSV, Excel or ODS
importpage-choose-hint = First you see what happens, row by row. Nothing is written until you confirm.
importpage-file-kind = Lists
importpage-pasted = Pasted cells
importpage-pasted-hint = Copy the rows from the sheet, with the titles, and paste them here.
importpage-sheet = Sheet
importpage-header-row = Row of titles
importpage-default-section = Section for rows without one
importpage-no-section = none
importpage-columns = What each column holds
importpage-column = Column { $title }
importpage-column-ignore = not needed
importpage-column-surname = surname
importpage-column-name = name
importpage-column-full-name = surname and name
importpage-column-card = card
importpage-column-club = club
importpage-column-sex = sex
importpage-column-birth-year = year of birth
importpage-column-category = category
importpage-column-rating = rating
importpage-column-section = section
importpage-row = Row
importpage-outcome = Outcome
importpage-cells = Content
importpage-outcome-new = new athlete
importpage-outcome-known = known athlete
importpage-outcome-already-entered = entered already
importpage-outcome-empty = empty
importpage-outcome-bad = left out
importpage-only-bad = Only those left out
importpage-counts = { $good } go in. { $bad } are left out. { $skipped } skipped.
importpage-new = New athletes { $athletes }, new clubs { $clubs }.
importpage-confirm = { $count ->
        [one] Import { $count } entry
       *[other] Import { $count } entries
    }
importpage-done = Entries imported: { $entries }. Rows left out: { $leftOut }.
importpage-writing = Writing the entries
importpage-start-over = Start over
importpage-rows-none = No rows to show.
importpage-late = The deadline has passed. Write why you accept the list.
importpage-late-reason = Why you accept it
importpage-late-reason-missing = Write why you accept the late list.
