# Copies.

error-second-folder-same = Esta pasta já é a das cópias. Escolha outra.
error-old-copies-remain = Uma cópia antiga não se pode retirar: { $path }. Retire-a à mão: ainda tem os dados.

# The journal.

action-backup-restored = Cópia de { $made } reposta
action-copy-put-in-place = Uma cópia posta no lugar do ficheiro estragado
