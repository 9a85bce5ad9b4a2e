# A file that is no event.

error-event-file-foreign = { $path } non è una manifestazione di Tabellone. Scegli un altro file.
error-event-file-damaged = { $path } è rovinato o incompleto. Fatti dare di nuovo il file.
error-event-file-newer = Il file ha la versione { $found }. Questo programma conosce la { $known }. Aggiorna il programma.
error-event-file-too-large = { $path } supera { $most } MB. Fatti dare di nuovo il file.
error-conflict-undecided = Decidi che fare con la tessera { $card }.

# The journal.

action-event-taken-over = Presa in consegna { $title }
