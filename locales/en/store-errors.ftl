# The file and the disk.

error-not-a-database = This file is not one of Tabellone's. Choose another file.
error-file-newer = The file has version { $found }. This program knows version { $known }. Update the program. The file has not changed.
error-file-in-use = The file is already open in another program. Close the other window and try again.
error-file-damaged = The file is damaged. Choose a safe copy. The damaged file is kept aside.
error-upgrade-failed = The file cannot be brought up to date. It is as it was. Use the earlier program.
error-disk-full = The disk is full. Nothing was lost. Free some space and try again.
error-read-only = The folder cannot be written. Choose another folder or change its permissions.
error-folder-missing = The folder { $folder } is not there. Check that the stick is plugged in.
error-disk-failed = The disk does not answer. Nothing written before is lost. Check the disk and try again.
error-database = The data file gave an error. Nothing has changed. The log file says more.
error-row-missing = This item is no longer there. Refresh the page.

# Journal, undo, merging.

error-nothing-to-undo = There is nothing to undo.
error-nothing-to-redo = There is nothing to redo.
error-journal-broken = The journal does not match the data. Nothing has changed. Check the file in the settings.
error-journal-target-of-undo = The journal does not match the data. Nothing has changed.
error-merge-with-itself = Choose two different records to merge.

# Values that no screen should let through.

error-known-code = This value is not known. Choose a value from the list.
error-known-json = These data cannot be read. Nothing has changed.
error-stamp-complete = Give who and when together.
error-value-missing = A needed value is missing. Complete the form.
error-broken-reference = Other data depend on this. Nothing has changed.

# Clubs and athletes.

error-club-name-given = Write the club's name.
error-club-name-taken = A club has this name already. Use that one, or write another name.
error-athlete-surname-given = Write the surname.
error-athlete-name-trimmed = Remove the spaces before and after the name.
error-athlete-birth-year-plausible = Write the year of birth with four digits, from 1900.
error-athlete-card-given = Write the card number, or leave it empty.
error-athlete-card-taken = Another athlete has this card already. Check the number, or merge the two records.
error-athlete-category-given = Write the category, or leave it empty.
error-athlete-rating-plausible = Write a rating from 0 to 9999.
error-document-number-given = Write the document's number, or leave it empty.

# Event, sections, programme.

error-event-title-given = Write the event's title.
error-event-edition-positive = Write the edition as a number from 1 up.
error-event-day-valid = Write a day that exists.
error-event-deadline-valid = Write the day and time of the deadline.
error-event-time-zone-given = Choose the time zone.
error-event-table-count-positive = Write how many tables there are, from 1 to 1024.
error-event-ends-after-it-begins = The end comes before the beginning. Correct the days.
error-official-name-given = Write the official's name.
error-logo-kind-known = Choose a PNG, JPEG or SVG picture.
error-logo-size-bounded = Choose a picture below 4 MB.
error-logo-event-taken = The event has a logo already. Replace that one.
error-section-title-given = Write the section's title.
error-section-event-title-taken = Another section has this title already. Write a different title.
error-programme-item-day-valid = Write a day that exists.
error-programme-item-time-valid = Write the time, for example 9:00.
error-programme-item-text-given = Write what happens at this time.

# Entry forms and entries.

error-entry-form-sheet-positive = Number the sheets from 1.
error-entry-form-late-reason-given = Write why the form is accepted late.
error-entry-form-event-club-sheet-taken = This sheet of the club is here already. Open that one, or add another sheet.
error-form-line-one-to-six = The form has six lines. Use another sheet.
error-form-line-not-empty = Write a name on the line, or remove the line.
error-form-line-form-line-taken = This line is written already. Correct that one.
error-entry-names-someone = Choose an athlete or a club.
error-entry-section-athlete-taken = The athlete is already entered in this section.
error-entry-section-club-team-taken = The club already has a team of this name in the section.
error-lineup-board-positive = Number the boards from 1 to 64.
error-lineup-entry-board-taken = This board has a player already. Choose another board.
error-lineup-entry-athlete-taken = The athlete is already in this line-up.
error-late-entry-reason-given = Write why the entry is accepted late.
error-late-entry-entry-taken = This entry is already marked as late.

# Lots.

error-lots-seed-given = Write the seed of the lots.
error-lots-section-taken = This section has its lots already. Take those back before making new ones.
error-lots-place-positive = Number the places of the chart from 1.
error-lots-placement-lots-place-taken = This place of the chart is taken. Choose a free place.
error-lots-placement-lots-entry-taken = This entry has a place in the chart already.
error-lots-override-reason-given = Write why the place is given by hand.

# At the tables.

error-game-no-positive = Number the games from 1 to 99.
error-game-of-two-entries = Choose two different players.
error-game-reason-given = Choose the reason for the result.
error-game-section-match-key-game-no-taken = This game has a result already. Correct that one.
error-match-decision-has-winner = Choose who goes on.
error-match-decision-section-match-key-taken = This match is already decided.
error-place-decision-place-known = Choose the title or third place.
error-place-decision-reason-given = Write the reason for the decision.
error-place-decision-names-one = Choose who has the place, or nobody.
error-place-decision-section-place-taken = This place is already decided.
error-round-positive = Number the rounds from 1.
error-departure-entry-taken = This entry is already out.
error-replacement-reason-given = Write the reason for the replacement.
error-replacement-of-another = Choose a different athlete as replacement.
error-replacement-out-entry-taken = This entry has been replaced already.
error-replacement-in-entry-taken = This athlete already replaces another.
error-table-no-positive = Number the tables from 1.
error-table-call-section-match-key-game-no-taken = This game has been called already.
error-ruling-article-given = Write the article, or leave it empty.
error-ruling-decides = Choose the remedy, or write what is decided.
error-ruling-arbiter-given = Write the arbiter's name.
error-ruling-against-two = Choose two different players.

# Prizes.

error-prize-place-positive = Number the places of the standings from 1.
error-prize-places-in-order = The prize's first place comes after its last. Correct the places.
error-prize-places-given = Write from which place to which the prize goes.
error-prize-rule-given = Choose to whom the special prize goes.
error-prize-items-given = Write what is given as a prize.
error-prize-given-to-one = Choose an entry or a club.
error-prize-given-prize-entry-taken = This prize has been handed out already.
error-prize-given-prize-club-taken = This prize has been handed to the club already.
error-club-points-place-positive = Number the places of the table from 1.
error-club-points-not-negative = Write points from 0 up.
error-club-points-event-place-taken = This place has its points already. Correct those.

# Something pointed at is gone.

error-missing-athlete = The athlete is no longer there. Choose another.
error-missing-club = The club is no longer there. Choose another.
error-missing-event = The event is no longer there. Go back to the list.
error-missing-section = The section is no longer there. Go back to the event.
error-missing-entry = The entry is no longer there. Refresh the page.
error-missing-entry-form = The form is no longer there. Go back to the entries.
error-missing-form-line = The line of the form is no longer there. Open the form again.
error-missing-lots = The lots are no longer there. Make the lots again.
error-missing-prize = The prize is no longer there. Go back to the prizes.

# Something is still pointed at.

error-used-by-athlete = The club has athletes. Move the athletes first.
error-used-by-section = The event has sections. Remove the sections first.
error-used-by-official = The event has officials. Remove the officials first.
error-used-by-logo = The event has a logo. Remove the logo first.
error-used-by-programme-item = The event has a programme. Remove the programme first.
error-used-by-entry-form = There are entry forms. Remove the forms first.
error-used-by-form-line = An entry form needs it. Correct the form first.
error-used-by-entry = There are entries. Remove the entries first.
error-used-by-lineup = A line-up needs it. Correct the line-up first.
error-used-by-lots = The lots have been made. Take back the lots first.
error-used-by-lots-placement = It has a place in the chart. Mark a withdrawal instead.
error-used-by-lots-override = It has a place given by hand. Take back the lots first.
error-used-by-game = It has games on record. Results stay.
error-used-by-match-decision = A match has been decided. Take back the decision first.
error-used-by-place-decision = The arbiter has decided a place. Take back the decision first.
error-used-by-departure = A withdrawal or exclusion is on record. Take that back first.
error-used-by-replacement = A replacement is on record. Take that back first.
error-used-by-late-entry = It is marked as a late entry. Take that back first.
error-used-by-table-call = There are calls to tables. Take back the calls first.
error-used-by-ruling = There is a ruling of the arbiter. Rulings stay.
error-used-by-prize = There are prizes. Remove the prizes first.
error-used-by-prize-given = A prize has been handed out. Remove the tick first.
error-used-by-club-points = The event has a points table. Remove the table first.

# Beyond all measure, or not where it was.

error-number-too-high = The number is too high. Write { $most } at most.
error-day-too-far = That year will not do. Write a year from { $first } to { $last }.
error-data-gone = The data file is no longer in its place. Close the program and open it again: a copy of everything is there.
error-data-missing = The data file is not there: { $path }. Choose a spare copy.
error-logo-too-many-pixels = The picture is too large: { $width } × { $height } dots. Choose one of up to { $most } dots a side.
error-logo-linked = The drawing leads to another file: { $link }. Save it with its pictures inside.
error-logo-unreadable = The picture cannot be read. Choose another one.
