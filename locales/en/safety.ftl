# Copies.

error-second-folder-same = This folder already holds the copies. Choose another.
error-old-copies-remain = An old copy cannot be removed: { $path }. Remove it by hand: it still holds the data.

# The journal.

action-backup-restored = Copy of { $made } restored
action-copy-put-in-place = A copy put in the place of the damaged file
