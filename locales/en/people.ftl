# What is refused.

error-card-of-another = Card { $card } belongs to { $athlete }. Check the number, or merge the two records.
error-event-not-over = { $title } is not over. Remove personal data after it ends.

# The journal.

action-athlete-added = Athlete { $athlete } added
action-athlete-changed = Record of { $athlete } changed
action-athletes-merged = Two records merged: { $duplicate } is now { $athlete }
action-athlete-erased = Data of one person erased on request
action-club-added = Club { $club } added
action-club-changed = Club { $club } changed
action-clubs-merged = Two clubs merged: { $duplicate } is now { $club }
action-event-purged = Personal data of { $title } removed
