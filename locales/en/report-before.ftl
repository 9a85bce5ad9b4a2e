## Announcement
report-organised-by = organised by { $club }
report-sections = Sections:
report-how-to-enter = How to enter
report-deadline-sentence = Entries by { $date }, { $time }
report-send-to = Send to:
report-venue = Venue
report-programme = Programme
report-rules = Rules
report-lodging = Where to sleep and eat

## Entry form
report-form-title = Entry form
report-form-club = Sports club or society
report-form-number = No.
report-form-name = Surname and name
report-form-card = FSSI card
report-form-document = Identity document
report-form-date = Date
report-form-stamp = Club’s stamp
report-form-president = The president
report-form-stamped = stamp present
report-form-not-stamped = stamp missing
report-form-signed = signature present
report-form-not-signed = signature missing
report-form-received = Received { $moment }
report-form-received-by = Received { $moment } by { $means }

## Lists of entries
report-entries-count = entries: { $entries }
report-entries-in-clubs = Entries: { $entries } · clubs: { $groups }
report-entries-in-sections = Entries: { $entries } · sections: { $groups }

## Deadline
report-deadline-in-order = Forms in order
report-deadline-missing = Forms missing
report-deadline-late = Forms late
report-deadline-unsigned = Without signature or stamp
report-contact = Contact
report-called = Told
report-received = Received
report-accepted-because = Accepted because
report-to-decide = to be decided
report-is-missing = missing
report-is-there = present

## Lots
report-lots-held = { $date }, { $time }
report-lots-method = How
report-lots-seed = Seed
report-lots-digest = Digest of the list
report-lots-algorithm = Algorithm
report-lots-entries = Entries drawn
report-lots-verify = How to verify
report-lots-verify-1 = Open Tabellone on another computer. Choose “Verify lots”.
report-lots-verify-2 = Enter the list below, in the same order. The digest must be the same.
report-lots-verify-3 = Enter the seed and the version of the algorithm.
report-lots-verify-4 = Compare the places. They must be those of this record.
report-lots-by-hand = Places set by hand
report-lots-list = List that went in
report-lots-list-note = in the order of entry
report-place-number = Place no.
report-decided-by = Decided by
report-seal-line = Seed: { $seed } · digest: { $digest }… · algorithm: { $algorithm }
