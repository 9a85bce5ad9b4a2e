## Chart
report-bye = bye
report-winner-of = winner table { $table }
report-loser-of = loser table { $table }
report-chart-legend = the number on the connector is the table
report-cut-here = Cut here and glue onto sheet { $sheet }
report-glue-here = Glue sheet { $sheet } above this line

## Slips
report-slip-result = Points
report-slip-time = Ended at
report-slip-game-1 = Game 1
report-slip-game-2 = Game 2, colours reversed
report-slip-ties = If tied
report-slip-first = First club
report-slip-second = Second club
report-slip-reason = Reason
report-slip-signature = Signature

## Round sheet and call sheet
report-starts-at = Start
report-resting = Rests and passes:
report-call-present = Present
report-call-document = Document
report-call-aids = Aids off
report-call-time = Called at
report-call-aids-note = No hearing aids: art. 12. Look before seating.

## Score sheet and boards
report-score-result = Result
report-piece-man = { $colour } man on { $square }
report-piece-king = { $colour } king on { $square }
report-board-empty = Board with numbered squares

## Finish by hand
report-hand-as-of = As of { $moment }
report-hand-contents = entries: { $entries } · slips: { $slips }
report-hand-step-1 = Hang the chart. From now on results are written on it.
report-hand-step-2 = Cut the slips. Give one to each table.
report-hand-step-3 = When a slip comes back, check both signatures.
report-hand-step-4 = Write the winner on the line to the right. Set up the new table.
report-hand-step-5 = Keep every slip. They are needed to enter the results again.
report-nobody = nobody
report-placing = Lower places
report-slip-lots = Lots: passes
report-where-note = The number on the right is the table.
