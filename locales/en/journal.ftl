# The journal: what was done, by whom; each action in words.
journal-heading = Journal
journal-help-list = Everything stays here: who did what, and when.
journal-help-undo = Undo takes back one action at a time, the last one first.
journal-empty = The journal is empty
journal-empty-text = Each action leaves a line here.
journal-when = When
journal-what = What
journal-who = Who
journal-event = Event
journal-kind-action = done
journal-kind-lasting = cannot be undone
journal-kind-undo = undone
journal-kind-redo = done again
journal-only-event = This event only
journal-more = Show earlier lines
journal-undo-next = Undo: { $action }
journal-undone-of = Undone: { $action }
journal-redone-of = Done again: { $action }

# The event.
action-event-created = Created the event { $title }
action-event-from-template = Created from the template the event { $title }
action-sample-created = Created the sample { $title }
action-event-changed = Changed the event { $title }
action-event-archived = Archived the event { $title }
action-event-deleted = Deleted the event { $title }
action-logo-changed = Changed the logo
action-programme-saved = Saved the programme
action-section-added = Added the section { $section }
action-section-changed = Changed the section { $section }
action-section-deleted = Deleted the section { $section }
action-section-closed = Closed the section { $section }
action-section-reopened = Reopened the section { $section }

# Lots.
action-lots-drawn = Lots of { $section }, seed { $seed }
action-places-swapped = { $section }: swapped places { $place } and { $other }
action-lots-confirmed = Confirmed the lots of { $section }
action-lots-discarded = Discarded the lots of { $section }

# At the tables.
action-tables-called =
    { $count ->
        [one] { $section }: called table { $tables }
       *[other] { $section }: called tables { $tables }
    }
action-tables-called-in-sections =
    { $count ->
        [one] { $sections }: called { $count } table
       *[other] { $sections }: called { $count } tables
    }
action-table-started = Table { $table }: play begins
action-result-recorded =
    { $outcome ->
        [white-wins] { $section }, table { $table }, game { $game }: { $white } – { $black }, White wins
        [black-wins] { $section }, table { $table }, game { $game }: { $white } – { $black }, Black wins
        [both-lose] { $section }, table { $table }, game { $game }: { $white } – { $black }, both lose
       *[drawn] { $section }, table { $table }, game { $game }: { $white } – { $black }, drawn
    }
action-result-excludes = { $section }, table { $table }: { $who } excluded for a hearing aid
action-result-corrected = { $section }, table { $table }, game { $game }: corrected { $white } – { $black }. { $why }
action-game-annulled = { $section }, table { $table }, game { $game }: annulled { $white } – { $black }. { $why }
action-result-removed = { $section }, table { $table }, game { $game }: removed the result of { $white } – { $black }. { $why }
action-match-by-lots = { $section }, table { $table }: { $who } passes by lots
action-title-given = { $section }: the title goes to { $who }. { $why }
action-title-vacant = { $section }: the title is not awarded. { $why }
action-third-given = { $section }: third place goes to { $who }. { $why }
action-third-shared = { $section }: third place is shared. { $why }
action-third-vacant = { $section }: third place is not awarded. { $why }
action-moves-attached = { $section }, table { $table }: saved the moves of game { $game }
action-entry-withdrawn = { $section }: { $who } withdrew. { $why }
action-entry-excluded = { $section }: { $who } excluded. { $why }
action-entry-reinstated = { $section }: { $who } is back in
action-entry-replaced = { $section }: { $with } plays instead of { $who }. { $why }
action-entry-placed-late = { $section }: { $who } comes in at place { $place }. { $why }
action-ruling-added = Ruling, art. { $article }
action-ruling-removed = Removed the ruling, art. { $article }

# After play.
action-clubs-ranking-saved = Saved the points of the clubs' ranking
action-prizes-saved = Saved the prizes
action-prize-given = Prize given to { $who }
action-prize-taken-back = Prize of { $who } no longer given
