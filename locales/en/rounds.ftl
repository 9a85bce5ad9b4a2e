# Words of rounds, tables and results, shared by every screen that shows them.
round-numbered = Round { $number }
round-round-of = Round of { $entries }
round-quarter-finals = Quarter-finals
round-semi-finals = Semi-finals
round-final = Final
round-third-place = Third-place match
round-placing = Places { $from }–{ $to }
outcome-white-wins = White wins
outcome-black-wins = Black wins
outcome-drawn = drawn
outcome-both-lose = both lose
side-white = White
side-black = Black
slot-bye = Bye
slot-winner-of = winner of table { $table }
slot-loser-of = loser of table { $table }
slot-winner-later = winner to be decided
slot-loser-later = loser to be decided
slot-nobody = nobody
step-single = Single game
step-pair = Two games, colours reversed
step-faster-pair = Two faster games
step-deciding = Deciding game
step-lots = Lots
decided-games = over the board
decided-walk-over = by walk-over
decided-lots = by lots
decided-exclusion = by exclusion
decided-withdrawal = by withdrawal
decided-unopposed = unopposed
table-state-waiting = waiting
table-state-to-call = to call
table-state-called = called
table-state-playing = playing
table-state-next-game = next game
table-state-lots = lots
table-state-done = done

# The round desk.
rounds-heading = Rounds
rounds-help-line = Type table, result and reason, then Enter. For example 4 w: White wins at table 4.
rounds-help-letters = Letters: w White, b Black, d drawn. Absent: aw, ab, aa. What you typed is read back under the line.
rounds-help-fix = Arrow up brings back the last result. Ctrl+Z undoes it. A name finds its table.
rounds-help-call = Call the tables with F9. The wait for missing players starts with the call.
rounds-empty = Rounds begin after the lots
rounds-empty-text = Confirm the lots of this section. Then the tables appear here.
rounds-go-to-lots = Go to the lots
rounds-all-done = All results of this round are in
rounds-lead =
    { $outstanding ->
        [0] No result is missing
        [one] { $outstanding } result missing
       *[other] { $outstanding } results missing
    }
rounds-round = Round
rounds-only-outstanding = Outstanding only
rounds-every-section = All sections
rounds-one-section = Only the chosen section
rounds-table = Table { $table }
rounds-wave = wave { $wave }
rounds-game = Game { $game }
rounds-time = { $minutes } min
rounds-time-increment = { $minutes } min + { $increment } s
rounds-call-all = Call the tables
rounds-call = Call
rounds-call-again = Call again
rounds-called =
    { $count ->
        [one] Called { $count } table.
       *[other] Called { $count } tables.
    }
rounds-start = Start
rounds-started = Table { $table }: play begins.
rounds-called-at = called at { $time }
rounds-started-at = playing since { $time }
rounds-no-show = Time for missing players
rounds-no-show-over = Time is up: absence may be entered
rounds-result = Result
rounds-result-of = Result of table { $table }
rounds-white-on-board-one = White on board 1
rounds-boards =
    { $game ->
        [1] { $boards } boards
       *[other] { $boards } boards, again
    }
rounds-board = Board { $board }
rounds-how-played = How it went
rounds-at-the-boards = Played at the boards
rounds-not-played = Not played
rounds-choose-outcome = Who wins
rounds-choose-reason = Reason
rounds-outcome-name = { $name } wins
rounds-write = Enter the result
rounds-write-anyway = Confirm all the same
rounds-recorded = Table { $table }: { $outcome }.
rounds-correct = Correct
rounds-correct-title = Correct game { $game } at table { $table }
rounds-correct-kind = What to correct
rounds-correct-result = The result was another one
rounds-correct-annul = The game does not count and is replayed
rounds-correct-remove = Result entered by mistake
rounds-why = Why
rounds-why-hint = It stays in the journal and in the report.
rounds-corrected = Result corrected.
rounds-recorded-here = Result entered.
rounds-consequences = What changes
rounds-consequences-later = Choose the right result. Here you see what changes.
rounds-consequences-none = Nothing else changes.
rounds-consequences-matches = Matches
rounds-consequences-cancelled = Games that no longer count
rounds-consequences-places = Places in the standings
rounds-consequences-lots = Lots that no longer count
rounds-consequences-back = Back in the section
rounds-consequences-asked = The arbiter decides
rounds-confirm-anyway = Confirm all the same
question-title = Nobody won the final: who has the title?
question-third = Third place is open: who has it?
rounds-before-after = before { $before }, now { $after }
rounds-round-table = round { $round }, table { $table }
rounds-round-only = round { $round }
rounds-lots = Decide by lots
rounds-lots-title = Lots at table { $table }
rounds-lots-text = The games ended level. Choose who was drawn in the hall, or let the program draw.
rounds-lots-program = The program draws
rounds-lots-done = Lots drawn: { $name } passes.
rounds-depart = Withdrawal or exclusion
rounds-depart-title = { $name } leaves the section
rounds-depart-kind = How
rounds-depart-withdrawn = Withdrawal
rounds-depart-hearing-aid = Exclusion for a hearing aid (art. { $article })
rounds-depart-excluded = Other exclusion
rounds-depart-confirm = Confirm the departure
rounds-departed = { $name } is out.
rounds-reinstate = Reinstate
rounds-reinstated = { $name } is back in.
rounds-departed-mark = out
rounds-replace = Replace
rounds-replace-title = Who plays instead of { $name }
rounds-replace-with = Athlete coming in
rounds-replace-needed = Choose the athlete coming in.
rounds-replaced = { $name } plays instead of { $before }.
rounds-late = Late entry
rounds-late-title = Let a late entry in
rounds-late-text = It takes the place of a bye, before the round begins there.
rounds-late-who = Entry
rounds-late-none = No entry is off the chart. Add it in the entries first.
rounds-late-place = Place
rounds-late-by-lots = By lots among the byes
rounds-late-place-n = Place { $place }
rounds-late-confirm = Let in
rounds-late-done = { $name } is on the chart.
rounds-more = More
rounds-open-match = Open the match
rounds-rulings =
    { $count ->
        [one] { $count } ruling
       *[other] { $count } rulings
    }
rounds-rulings-open = Rulings
rounds-print-slips = Print the slips
rounds-focus-line = Go to the line

# The arbiter's line: the letters themselves are in line.ftl.
rounds-line = The arbiter's line
rounds-line-placeholder = 4 w, 4 b m, 4 d c, ros
rounds-line-read = Table { $table }: { $outcome } ({ $name }). Reason: { $reason }
rounds-line-read-drawn = Table { $table }: drawn. Reason: { $reason }
rounds-line-read-both = Table { $table }: both lose. Reason: { $reason }
rounds-line-read-absent = Table { $table }: { $name } is absent, { $outcome }
rounds-line-read-boards = Table { $table }: { $outcome }. Boards: { $boards }
rounds-line-other-round = { $round }, not being played
rounds-line-corrects = There is a result already: Enter opens the correction
rounds-line-press-enter = Enter to write
rounds-line-press-again = Press Enter again to confirm all the same
rounds-line-needs-result = Table { $table }: { $white } (White) – { $black } (Black). Type the result
rounds-line-needs-boards = Table { $table }: { $white } – { $black }. Write a letter for each board
rounds-line-wins = { $name } wins
rounds-line-each-board = A letter for each board:
rounds-line-needs-reason = Table { $table }: type the reason
rounds-line-letters = { $white } White · { $black } Black · { $drawn } drawn · { $absent }{ $white } { $absent }{ $black } absent
rounds-line-found = Table { $table }: { $white } – { $black }
rounds-line-found-none = No table with this name
rounds-next-round = Next round
rounds-previous-round = Round before
line-then-passes = → { $who } passes
line-then-champion = → { $who } wins the section
line-then-next-game = → game { $game }, White to { $white }
line-then-lots = → lots decide
line-then-nobody = → nobody passes
