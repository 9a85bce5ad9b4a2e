# A file that is no event.

error-event-file-foreign = { $path } is not an event of Tabellone. Choose another file.
error-event-file-damaged = { $path } is damaged or cut short. Ask for the file again.
error-event-file-newer = The file has version { $found }. This program knows { $known }. Update the program.
error-event-file-too-large = { $path } is larger than { $most } MB. Ask for the file again.
error-conflict-undecided = Decide what to do with card { $card }.

# The journal.

action-event-taken-over = { $title } taken over
