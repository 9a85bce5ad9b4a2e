# What is refused.

error-line-without-surname = Write the surname on line { $line }, or clear the line.
error-late-reason-needed = The deadline has passed. Write why you accept the entry.
error-athlete-twice-on-form = { $athlete } is already on this form. Remove one of the two lines.
error-athlete-on-another-form = { $athlete } is already on the form of { $club }. Remove that line first.
error-athlete-in-another-team = { $athlete } already plays for { $club }. Choose another athlete.
error-entry-in-play = { $name } has a place in the chart of { $section }. Record a withdrawal instead.
error-entry-wants-athlete = Choose an athlete for this section.
error-entry-wants-club = Choose a club for this section.
error-document-none = No document number is on record.
error-hearing-aids-allowed = These rules allow hearing aids.

# What is wrong with the entries.

problem-form-unsigned = { $who }: the president’s signature is missing.
problem-form-unstamped = { $who }: the stamp is missing.
problem-form-late = { $who }: the form came after the deadline.
problem-form-late-without-reason = { $who }: the form is late and the reason is missing.
problem-form-empty = { $who }: the form has no lines.
problem-card-missing = { $who }: the card is missing.
problem-sex-missing = { $who }: the sex is missing, and the section asks for it.
problem-wrong-category = { $who }: the section is for the other category.
problem-no-section = { $who }: no section is chosen.
problem-document-missing = { $who }: the document is missing.
problem-same-name-twice = { $who }: two entries of the section have the same name.
problem-line-up-short = { $who }: the line-up is not complete.
problem-too-few-entries = { $who }: at least two entries are needed.

# The journal.

action-form-received = Form of { $club }: { $lines ->
        [one] one line
       *[other] { $lines } lines
    }
action-form-changed = Form of { $club } changed: { $lines ->
        [one] one line
       *[other] { $lines } lines
    }
action-form-deleted = Form of { $club } removed
action-entry-added = { $name } entered: { $section }
action-entry-removed = Entry of { $name } removed: { $section }
action-line-up-saved = Line-up of { $club }: { $section }
action-check-in-marked = { $name }: { $mark ->
        [document-seen] document seen
        [hearing-aid-off] hearing aids off
       *[present] present
    }
action-check-in-unmarked = { $name }, mark removed: { $mark ->
        [document-seen] document seen
        [hearing-aid-off] hearing aids off
       *[present] present
    }
action-check-in-all = Everyone marked: { $mark ->
        [document-seen] document seen
        [hearing-aid-off] hearing aids off
       *[present] present
    }
