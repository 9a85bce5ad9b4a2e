# Settings.
settings-heading = Impostazioni
settings-help-look = Lingua, tema e grandezza del testo cambiano subito.
settings-help-keys = Scegli un tasto e premi la nuova combinazione. I tasti singoli si possono spegnere.
settings-help-copies = Le copie si fanno da sole. La seconda cartella può essere una chiavetta.
settings-tab-look = Aspetto
settings-tab-desk = Al tavolo
settings-tab-keys = Tasti
settings-tab-copies = Copie
settings-tab-privacy = Dati personali
settings-tab-about = Programma
settings-language = Lingua
settings-language-it = Italiano
settings-language-en = English
settings-language-pt = Português
settings-theme = Tema
settings-theme-system = Come il computer
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-text-size = Grandezza del testo
settings-operator = Chi è al computer
settings-operator-hint = Sta nel registro e nei provvedimenti.
settings-no-show = Minuti di attesa dopo la chiamata
settings-templates = Cartella dei tuoi modelli di stampa
settings-templates-none = Si usano i modelli del programma
settings-choose-folder = Scegli la cartella
settings-no-folder = Togli
settings-saved = Impostazioni salvate.
settings-single-keys = Tasti singoli
settings-single-keys-hint = Una lettera da sola fa un'azione. Spegnili se premi tasti per sbaglio.
settings-key-action = Azione
settings-key-now = Tasto
settings-key-change = Cambia
settings-key-press = Premi i tasti…
settings-key-reset = Come prima
settings-key-taken = Questo tasto è già di: { $action }.
settings-key-off = spento
settings-key-none = nessun tasto
settings-key-switch-off = Spegni
settings-keys-hint = Qui trovi i tasti di ogni pagina. Puoi cambiarli o spegnerli.
settings-keys-everywhere = In ogni pagina
settings-copies-folder = Cartella delle copie
settings-copies-second = Seconda cartella
settings-copies-second-none = Nessuna. Scegli una chiavetta o un altro disco.
settings-copies-choose-second = Scegli la seconda cartella
settings-copies-last = Ultima copia: { $time }
settings-copies-never = Nessuna copia ancora.
settings-copies-working = Lavoro sulle copie
settings-restoring = Rimetto la copia
settings-copies-now = Fai una copia adesso
settings-copies-made = Copia fatta.
settings-copies-list = Copie pronte
settings-copies-size = { $size } KB
settings-copies-holds = { $events ->
    [one] una manifestazione
   *[other] { $events } manifestazioni
}, { $entries } iscritti, { $games } partite
settings-copies-on-second = seconda cartella
settings-restore = Riprendi questa copia
settings-restore-title = Riprendi la copia del { $time }
settings-restore-text =
    { $changes ->
        [0] Dopo questa copia non è cambiato nulla.
        [one] Perdi { $changes } azione fatta dopo. I dati di adesso restano in una copia.
       *[other] Perdi { $changes } azioni fatte dopo. I dati di adesso restano in una copia.
    }
settings-restore-bad = Questa copia è rovinata. Scegline un'altra.
settings-restore-event = { $title }: iscritti { $entries }, partite { $games }
settings-restored = Copia ripresa.
settings-purge = Togli i dati personali
settings-purge-text = Dopo la manifestazione puoi togliere documenti, tessere, anni di nascita e recapiti. Nomi e risultati restano.
settings-purge-event = Manifestazione
settings-purge-choose = Scegli la manifestazione
settings-purge-title = Togli i dati personali di { $title }
settings-purge-what = Documenti { $documents }, tessere { $cards }, anni di nascita { $years }, controlli delle protesi { $hearing }, recapiti { $contacts }, copie vecchie { $backups }. Non si può annullare.
settings-purging = Tolgo i dati personali
settings-purged-at = Già tolti il { $time }.
settings-purged = Dati personali tolti.
settings-people = Per unire due schede o cancellare una persona vai agli atleti.
settings-version = Versione { $version }
settings-data-folder = Cartella dei dati
settings-log-file = Registro tecnico
