## Announcement
report-organised-by = organised by { $club }
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
report-called = Notified
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
report-lots-verify-1 = Ask for the event’s file: “More”, “Hand over to a file”.
report-lots-verify-2 = Open it in Tabellone on another computer. Go to the lots and press “Verify”.
report-lots-verify-3 = Seed, digest and places must be the same as these.
report-lots-verify-4 = Without the program, write the list as it stands: one line for each entry. In each line: number, surname and name, number of the club, rating, category. A tab divides them. The SHA-256 of the text begins with the digest.
report-lots-by-hand = Places set by hand
report-lots-list = Entries in the lots
report-lots-list-note = club: its number comes first
report-place-number = Place no.
report-decided-by = Decided by
report-seal-line = Seed: { $seed } · digest: { $digest } · algorithm: { $algorithm }
report-formula = How it is played
report-fees = Fees
report-fee-of-entry = entry { $sum }
report-fee-of-night = night { $sum }
report-fee-entries = Entries
report-fee-nights = Nights
report-fee-owed = Owed
report-fee-paid = Paid
report-fee-missing = To be paid
report-price = Price
report-sum = Amount
report-receipt-number = no. { $number }
report-receipt-from = Received from
report-receipt-paid-on = Paid on { $date }
report-receipt-names = Entered:
report-receipt-receives = For the organiser
report-check-in-note = Please sign on arrival, document in hand.
report-already-here = already here
report-personal-code = Personal code
report-fold-here = fold here
report-qr-note = Point your phone at the code. It needs the hall’s network.
