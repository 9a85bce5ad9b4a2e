# What the program refuses: what happened, then what to do.
error-internal = Something went wrong in the program. Your data are safe. Try again. The log file says more.
error-bad-request = The page asked for something the program cannot read. Open the page again.
error-changed-meanwhile = { $who } changed these data at { $at }, after you had opened them. Open them again, look at theirs, then save yours.
error-undo-of-another = The last action is of { $who }, at { $at }. Whoever wrote it takes it back, or the chief arbiter.
error-not-allowed = This device may not do that. Ask at the desk.
error-task-under-way = This work is already going on. Wait until it ends.
error-unknown-request = The page asked for something the program does not know. Restart the program.
error-no-data-folder = The data folder cannot be found. Check the disk and restart the program.
error-folder-read-only = The folder { $path } cannot be written to. Change its permissions or choose another folder.
error-folder-unusable = The folder { $path } cannot be used. Choose another folder.
error-text-too-long = The text is too long. Write at most { $most } letters.
error-file-name-missing = The file name is missing. Choose where to save.

# The event and its sections.
error-event-archived = The event { $title } is archived. It can only be read.
error-time-zone-unknown = The time zone { $zone } does not exist. Choose one from the list.
error-rule-set-unknown = This program does not know the rules { $code }. Update the program.
error-rules-fixed-by-play = Games have already been played. The rules stay as they are.
error-sections-still-open = Some sections are still open. Close them first.
error-section-closed = The section { $section } is closed. Reopen it to change a result.
error-section-fixed-by-lots = The lots of { $section } are drawn. Discard them before changing the section.
error-section-has-games = The section { $section } has games played. It cannot be removed.
error-section-kind-fixed-by-entries = The section { $section } already has entries. Its kind stays as it is.
error-section-not-finished = Results are still missing in { $section }: { $count }.
error-boards-two-to-six = A club match has 2 to 6 boards.
error-points-table-size = The table of points is too long. Remove some rows.
error-prize-place-too-far = The place is too high. Write { $most } at most.
error-points-too-many = Write { $most } points at most for a place.
error-no-sections = There are no sections yet. Add one.
error-no-entries = There are no entries yet.

# Lots.
error-lots-not-drawn = The lots are not drawn yet. Draw them first.
error-lots-not-confirmed = The lots are not confirmed yet.
error-lots-confirmed = The lots are already confirmed.
error-lots-already-played = There are results already. The lots stay as they are.
error-entries-changed-since-lots = The entries changed after the lots. Draw the lots again.
error-placement-refused = These two places cannot be swapped.
error-seed-empty = Write the seed of the lots.
error-seed-too-long = The seed is too long. Use at most { $most } letters.
error-seed-character = The seed { $seed } has a letter that is not allowed. Use plain letters and numbers.
error-too-few-entries = At least two entries are needed. Now there are { $count }.
error-too-many-entries = There are too many entries: { $count }.
error-entry-twice = An entry appears twice. Check the entries.
error-seeds-refused = The seeded players do not work. Choose different entries.

# At the tables.
error-line-unknown-word = "{ $word }" is not understood. Write table, result and reason.
error-no-such-table = There is no table { $table } in this round.
error-table-in-several-sections = Table { $table } is in several sections. Choose the section at the top first.
error-no-table-to-call = There is no table to call now.
error-boards-missing = Write the result of every board: there are { $count }.
error-match-not-ready = This match still waits for its players.
error-match-decided = This match is already decided. Correct the result to change it.
error-unknown-match = This match is no longer there. Go back to the rounds.
error-only-lots-left = The games ended level. Now lots decide.
error-not-time-for-lots = It is not time for lots yet. There are games to play.
error-other-game-first = Another game of this match comes first.
error-game-recorded = This game already has a result. Correct that one.
error-game-not-recorded = This game has no result yet.
error-wrong-players = The players of this game are others. Refresh the page.
error-reason-does-not-fit = The reason does not fit this result. Choose another reason.
error-not-in-match = { $who } does not play in this match.
error-unknown-entry = This entry is no longer there. Refresh the page.
error-not-on-chart = { $who } is not on the chart.
error-already-on-chart = { $who } is already on the chart.
error-already-left = { $who } has already left.
error-not-left = { $who } is still in.
error-nothing-to-leave = { $who } has no more matches to play.
error-already-played = { $who } has already played. A replacement comes before that.
error-not-a-bye = Place { $place } is not a bye. Choose another place.
error-no-bye-left = No free bye is left. The late entry cannot come in.
error-nothing-changes = It is so already. Nothing changes.
error-result-refused = The rules do not allow this result.
error-result-doubtful = The result raises doubts. Read and confirm, or change it.
error-change-doubtful = Other results change. Read and confirm, or leave it.
error-nothing-to-decide = The matches give this place. There is nothing to decide.
error-not-a-candidate = This place cannot be given so. Choose a name from the list.
error-correction-needs-reason = Write why you correct it. It stays in the journal.
error-departure-needs-reason = Write the reason. It stays in the journal.

# On the board.
error-count-refused = The count cannot be asked here. Look at the board.
error-count-beyond-moves = The count starts after the last written move. Write the moves, or take the count away.
error-fen-unreadable = The position cannot be read. Check how it is written.
error-moves-refused = A move does not work. Look at the board and correct it.
error-no-such-board = There is no board { $board } in this match.
error-board-needed = First choose the board of this game.
error-moves-start-elsewhere = The pasted game starts from another position. Paste the whole game.
error-moves-several-games = The text has { $count } games. Paste only the moves of this one.
error-irregularity-unknown = This item is not in the catalogue of these rules.
error-ruling-remedy-unfit = This remedy does not belong here (art. { $article }). Choose among those offered.
error-ruling-too-late = The time to annul the game is over (art. { $article }). Confirm if the arbiter decides so all the same.

# Papers and files.
error-nothing-to-print = There is nothing to print here yet.
error-paper-needs-athlete = Choose the athlete of the paper.
error-import-cancelled = Import stopped. Nothing has changed.
error-papers-cancelled = Printing stopped. No file was changed.
error-work-cancelled = Stopped. The data are as they were.
error-no-forms = There are no forms yet.
error-file-unreadable = The file cannot be read: { $path }. Choose another one.

# What the arbiter may overrule.
finding-other-colours = The colours are not those due in this game.
finding-lots-replaced = This result replaces the lots.
finding-round-begun = The round has already begun.
finding-match-overturned = With this result the other player passes.
finding-played-on = Other results no longer count: the matches after are played again.
finding-games-after = The games after this one no longer count.
finding-club-short = { $club } has fewer than { $fewest } athletes. As a rule it counts as absent.
