# A file that is no event.

error-event-file-foreign = { $path } não é uma competição do Tabellone. Escolha outro ficheiro.
error-event-file-damaged = { $path } está estragado ou incompleto. Peça o ficheiro de novo.
error-event-file-newer = O ficheiro tem a versão { $found }. Este programa conhece a { $known }. Atualize o programa.
error-event-file-too-large = { $path } tem mais de { $most } MB. Peça o ficheiro outra vez.
error-conflict-undecided = Decida o que fazer com o cartão { $card }.

# The journal.

action-event-taken-over = { $title } recebida
