# Words that every screen shares.

button-cancel = Cancel
button-close = Close
button-redo = Redo
button-try-again = Try again
button-undo = Undo the last action

form-optional = (optional)
form-draft = Here is what you had written. Go on, or start again.
form-draft-discard = Start again

combobox-nothing-found = Nothing found.

date-next-month = Next month
date-open-calendar = Open the calendar
date-part =
    { $part ->
        [day] Day
        [month] Month
        [year] Year
        [hour] Hour
        [minute] Minutes
       *[other] Part of the date
    }
date-previous-month = Previous month
date-time = Time

toasts-label = Notices

rule-set-fssi-2006 = FSSI 2006 (Italian draughts)
rule-set-fid-italian = FID, Italian draughts
rule-set-fid-english = FID, English draughts
rule-set-fpd-classic = FPD, Portuguese classic draughts

undo-done = Undone: { $action }.
undo-nothing = Nothing to undo
undo-something = last action
undo-what = Undo: { $action }
redo-done = Done again: { $action }.
redo-nothing = Nothing to redo
redo-what = Redo: { $action }

key-enter = Enter
key-pageup = PgUp
key-pagedown = PgDn
key-shift = Shift
key-delete = Del
key-end = End
key-space = Space
