## Results and standings
report-score = Result
report-reason = Reason
report-to-play = to play
report-tables-count = tables: { $tables }
report-won = Won
report-tied-note = Place shared on equal terms.

## Prizes and clubs
report-awards-count = prizes: { $awards }
report-quantity = How many
report-pieces-total = In all: { $pieces }
report-from-where = From where
report-points = Points
report-points-table = Points by place

## Certificates
report-certificate-participation = Certificate of participation
report-certificate-placing = Certificate of merit
report-certificate-to = is awarded to
report-certificate-took-part = for taking part in

## Final report
report-officials = Officials
report-figure-entries = entered
report-figure-present = present
report-figure-clubs = clubs
report-figure-matches = matches
report-figure-games = games
report-figure-drawn = drawn
report-figure-forfeits = by absence
report-rulings = Rulings
report-incidents = Incidents
report-corrections = Corrections
report-remarks = Remarks
report-article = Article
report-decision = Decision
report-against = against { $name }

## Data kept about an athlete
report-event = Event
report-stored-what = Fact
report-stored-value = Value kept
report-stored-nothing = nothing
report-stored-document = Identity document
report-stored-document-kept = kept; its number is not printed
report-stored-document-none = not kept
report-stored-events = Events
report-stored-erasure = What can be erased
report-stored-received = Received by
report-at-least = at least { $place }
report-taking-part = For everyone else who takes part: +{ $points }.
report-podium-open = not decided yet
report-podium-all = All podiums
report-homologation = Federation’s approval
report-homologation-number = Number
report-attendance-we-certify = We certify that
report-attendance-was-there = took part in “{ $event }” as { $capacity }, on the days and at the hours below.
report-attendance-on-request = Issued on request, for work or school.
report-day = Day
report-from-hour = From
report-to-hour = To
report-figure-white = White wins
report-figure-black = Black wins
report-how-games-ended = How games ended
report-minutes = Minutes
report-entries-of-clubs = Entries by club
