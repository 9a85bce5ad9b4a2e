# The frame: rail, top bar, palette, help, trouble at the start.

rail-label = The day
step-done = done
step-locked = not possible yet
step-missing =
    { $count ->
        [one] { $count } thing missing
       *[other] { $count } things missing
    }

section-switch = Section
section-next = Next section
section-none = There are no sections
section-none-text = Add the first section of the event. Then you can work here.
section-none-go = Go to the event
clock-round = round { $round }
clock-results-missing =
    { $count ->
        [0] all results are in
        [one] { $count } result missing
       *[other] { $count } results missing
    }

palette-open = Search or do
palette-placeholder = Type a page, an action, a paper or a name
palette-go-to = Go to
palette-actions = Actions
palette-sections = Sections
palette-tables = Tables in play
palette-papers = Papers
palette-people = Entered
palette-events = Other events
palette-theme-light = Light theme
palette-theme-dark = Dark theme
palette-theme-system = Theme of the computer
palette-text-larger = Larger text
palette-text-smaller = Smaller text
palette-language-it = Language: Italiano
palette-language-en = Language: English
palette-language-pt = Language: Português

help-open = Help
help-open-again = Help, second key
help-title = Help: { $screen }
help-keys = Keys of this page

frame-skip = Skip to the content
frame-data-trouble = See the copies
frame-screen-failed = This page did not open. Your data are safe.

start-trouble-title = The data cannot be opened
start-trouble-copies = Safety copies
start-trouble-copies-text = Choose a copy to start from. The present data are kept aside.
start-trouble-use-copy = Use this copy
start-trouble-log = The details are here: { $path }
work-left-done = The work of { $person } is done. Their device is no longer connected.
work-left-stopped = The work of { $person } has stopped. Their device is no longer connected.
frame-who-name = Your name
frame-who-officials = The officials of this event
frame-who-asked = Write your name
frame-who-is = At the computer: { $name }
frame-who-save = Save
undo-action-of = { $action } ({ $who })
