# Copies.

error-second-folder-same = Questa cartella è già quella delle copie. Scegline un’altra.
error-old-copies-remain = Una vecchia copia non si può togliere: { $path }. Toglila a mano: ha ancora i dati.

# The journal.

action-backup-restored = Ripresa la copia del { $made }
action-copy-put-in-place = Messa una copia al posto del file rovinato
