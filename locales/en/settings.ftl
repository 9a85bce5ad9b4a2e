# Settings.
settings-heading = Settings
settings-help-look = Language, theme and text size change at once.
settings-help-keys = Choose a key and press the new combination. Single keys can be switched off.
settings-help-copies = Copies are made by themselves. The second folder may be a USB stick.
settings-tab-look = Look
settings-tab-desk = At the desk
settings-tab-keys = Keys
settings-tab-copies = Copies
settings-tab-privacy = Personal data
settings-tab-about = Program
settings-language = Language
settings-language-it = Italiano
settings-language-en = English
settings-language-pt = Português
settings-theme = Theme
settings-theme-system = As the computer
settings-theme-light = Light
settings-theme-dark = Dark
settings-text-size = Text size
settings-operator = Who is at the computer
settings-operator-hint = It stands in the journal and on rulings.
settings-no-show = Minutes to wait after the call
settings-templates = Folder of your print templates
settings-templates-none = The program's templates are used
settings-choose-folder = Choose the folder
settings-no-folder = Remove
settings-saved = Settings saved.
settings-single-keys = Single keys
settings-single-keys-hint = One letter alone does something. Switch them off if you press keys by accident.
settings-key-action = Action
settings-key-now = Key
settings-key-change = Change
settings-key-press = Press the keys…
settings-key-reset = As shipped
settings-key-taken = This key already does: { $action }.
settings-key-off = off
settings-key-none = no key
settings-key-switch-off = Switch off
settings-keys-hint = Here are the keys of every page. You can change them or switch them off.
settings-keys-everywhere = On every page
settings-copies-folder = Folder of the copies
settings-copies-second = Second folder
settings-copies-second-none = None. Choose a USB stick or another disk.
settings-copies-choose-second = Choose the second folder
settings-copies-last = Last copy: { $time }
settings-copies-never = No copy yet.
settings-copies-working = Working on the copies
settings-restoring = Putting the copy back
settings-copies-now = Make a copy now
settings-copies-made = Copy made.
settings-copies-list = Copies at hand
settings-copies-size = { $size } KB
settings-copies-holds = { $events ->
    [one] one event
   *[other] { $events } events
}, { $entries } entries, { $games } games
settings-copies-on-second = second folder
settings-restore = Restore this copy
settings-restore-title = Restore the copy of { $time }
settings-restore-text =
    { $changes ->
        [0] Nothing changed after this copy.
        [one] You lose { $changes } action made since. The present data stay in a copy.
       *[other] You lose { $changes } actions made since. The present data stay in a copy.
    }
settings-restore-bad = This copy is damaged. Choose another one.
settings-restore-event = { $title }: entries { $entries }, games { $games }
settings-restored = Copy restored.
settings-purge = Remove personal data
settings-purge-text = After the event you can remove documents, cards, birth years and contacts. Names and results stay.
settings-purge-event = Event
settings-purge-choose = Choose the event
settings-purge-title = Remove the personal data of { $title }
settings-purge-what = Documents { $documents }, cards { $cards }, birth years { $years }, hearing-aid checks { $hearing }, contacts { $contacts }, old copies { $backups }. It cannot be undone.
settings-purging = Removing personal data
settings-purged-at = Already removed on { $time }.
settings-purged = Personal data removed.
settings-people = To merge two records or erase a person, go to the athletes.
settings-version = Version { $version }
settings-data-folder = Data folder
settings-log-file = Technical log
