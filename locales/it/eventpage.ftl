# The page of one event: where the day stands, the next thing, programme, sections, files.

eventpage-heading = Manifestazione
eventpage-next = Adesso
eventpage-also = Poi
eventpage-go-event = Vai alla manifestazione
eventpage-go-entries = Vai alle iscrizioni
eventpage-go-check-in = Vai all'accredito
eventpage-go-lots = Vai al sorteggio
eventpage-go-rounds = Vai ai turni
eventpage-go-chart = Vai al tabellone
eventpage-go-standings = Vai alle classifiche
eventpage-go-print = Vai alle stampe

next-add-sections = Aggiungi la prima gara.
next-await-entries = { $days ->
        [0] Le iscrizioni sono aperte.
        [one] Le iscrizioni chiudono tra { $days } giorno.
       *[other] Le iscrizioni chiudono tra { $days } giorni.
    } Moduli arrivati: { $count }.
next-entries-close-today = Le iscrizioni chiudono alle { $time }. Moduli arrivati: { $count }.
next-fix-problems = { $count ->
        [one] C'è { $count } cosa da sistemare nelle iscrizioni.
       *[other] Ci sono { $count } cose da sistemare nelle iscrizioni.
    }
next-complete-forms = Firme o timbri che mancano: { $count }.
next-check-in = Accredito: mancano { $count } di { $total }.
next-draw-lots = { $section }: { $count } iscritti, pronti per il sorteggio.
next-confirm-lots = { $section }: conferma il sorteggio.
next-call-tables = { $section }, turno { $round }: chiama i tavoli.
next-enter-results = { $section }, turno { $round }: { $count ->
        [one] manca { $count } risultato.
       *[other] mancano { $count } risultati.
    }
next-close-section = { $section } è finita. Controlla la classifica e chiudi la gara.
next-hand-out-prizes = Premi da consegnare: { $count }.
next-archive = Tutto è fatto. Metti la manifestazione in archivio.
next-nothing = Niente da fare ora.

eventpage-forms = moduli
eventpage-entries = iscritti
eventpage-present = presenti
eventpage-problems = da sistemare

eventpage-programme = Programma
eventpage-programme-empty = Il programma è vuoto. Scrivi gli orari della giornata.
eventpage-programme-edit = Cambia il programma
eventpage-programme-add = Aggiungi un orario
eventpage-programme-when = Quando
eventpage-programme-what = Che cosa
eventpage-programme-kind = Tipo
eventpage-programme-remove = Togli la riga { $row }
eventpage-programme-row = Riga { $row }
eventpage-programme-wrong = Scrivi giorno, ora e testo in ogni riga.
eventpage-programme-saved = Programma salvato.
eventpage-programme-now = Ora sono le { $time }
eventpage-kind-meeting = ritrovo
eventpage-kind-lots = sorteggio
eventpage-kind-play = gioco
eventpage-kind-break = pausa
eventpage-kind-prizes = premiazione
eventpage-kind-other = altro

eventpage-forecast = Previsione dei turni
eventpage-forecast-round = Turno { $round }
eventpage-forecast-waves = in { $waves } gruppi
eventpage-forecast-planned = previsto
eventpage-forecast-running = in corso
eventpage-forecast-finished = finito
eventpage-forecast-spare = Prima dei premi avanza tempo: { $time }.
eventpage-forecast-late = La giornata non basta: mancano { $time }.
eventpage-forecast-worst = Se ogni incontro va per le lunghe mancano { $time }.
eventpage-forecast-time =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
eventpage-remedy-more-tables = Bastano { $tables } tavoli.
eventpage-remedy-shorter-matches = Bastano incontri di { $minutes } minuti.
eventpage-remedy-play-into-breaks = Basta giocare anche nelle pause.
eventpage-remedy-earlier-start = Basta cominciare alle { $time }.
eventpage-remedy-later-prize-giving = Basta premiare alle { $time }.

eventpage-sections = Gare
eventpage-section-add = Aggiungi una gara
eventpage-section-edit = Cambia { $section }
eventpage-section-delete = Togli { $section }
eventpage-section-delete-title = Togli la gara
eventpage-section-delete-consequence = { $count ->
        [0] La gara { $section } va via. Nessuno è iscritto.
        [one] La gara { $section } va via con { $count } iscrizione e i suoi premi.
       *[other] La gara { $section } va via con { $count } iscrizioni e i suoi premi.
    }
eventpage-section-deleted = Gara { $section } tolta.
eventpage-section-saved = Gara { $section } salvata.
eventpage-section-close = Chiudi la gara
eventpage-section-close-consequence = I posti di { $section } diventano definitivi. Per correggere si riapre la gara.
eventpage-section-closed = Gara { $section } chiusa.
eventpage-section-reopen = Riapri la gara
eventpage-section-reopened = Gara { $section } riaperta.
eventpage-section-entries = { $count ->
        [one] { $count } iscritto
       *[other] { $count } iscritti
    }
eventpage-section-state-empty = senza iscritti
eventpage-section-state-lots = da sorteggiare
eventpage-section-state-round = turno { $round } di { $rounds }
eventpage-section-state-finished = finita, da chiudere
eventpage-section-state-closed = chiusa
eventpage-sections-empty = Non ci sono gare. Aggiungi la prima.

eventpage-section-title = Titolo
eventpage-section-title-missing = Scrivi il titolo della gara.
eventpage-section-kind = Chi gioca
eventpage-section-kind-individual = singoli
eventpage-section-kind-clubs = società
eventpage-section-category = Categoria
eventpage-section-category-men = maschile
eventpage-section-category-women = femminile
eventpage-section-category-open = aperta a tutti
eventpage-section-seeding = Teste di serie
eventpage-section-seeding-pure = nessuna, sorteggio puro
eventpage-section-seeding-rating = per punteggio
eventpage-section-seeding-category = per categoria
eventpage-section-seeding-order = in ordine scelto a mano
eventpage-section-seeds = Quante
eventpage-section-separate-clubs = Tieni lontani i compagni di società
eventpage-section-separate-clubs-hint = Si incontrano il più tardi possibile.
eventpage-section-chain = Come si gioca un incontro
eventpage-section-chain-hint = In parità si passa al passo dopo. L'ultimo è sempre il sorteggio.
eventpage-section-step = Passo { $step }
eventpage-section-minutes = Minuti
eventpage-section-increment = Secondi a mossa
eventpage-section-step-field = { $field }, passo { $step }
eventpage-section-step-add = Aggiungi un passo
eventpage-section-step-remove = Togli il passo { $step }
eventpage-section-no-clock = senza orologio
eventpage-section-third = Terzo posto
eventpage-section-third-play-off = si gioca
eventpage-section-third-shared = a pari merito
eventpage-section-placing = Incontri per tutti i posti
eventpage-section-placing-hint = Chi perde continua a giocare per i posti più bassi.
eventpage-section-order = Chi esce nello stesso turno
eventpage-section-order-victor = in ordine di chi lo ha battuto
eventpage-section-order-shared = a pari merito
eventpage-section-boards = Damiere per incontro
eventpage-section-tie = Se le società sono pari
eventpage-section-tie-hint = Le regole valgono in ordine. Poi decide il sorteggio.
eventpage-section-tie-board-one = la prima damiera vinta
eventpage-section-tie-last-board-out = senza l'ultima damiera
eventpage-section-tie-replay = si rigioca a colori invertiti
eventpage-section-tie-lots = sorteggio
eventpage-section-tie-up = Prima: { $rule }
eventpage-section-ballots = Aperture sorteggiate
eventpage-section-ballots-hint = Ogni partita comincia con un'apertura estratta.
eventpage-section-save = Salva la gara
eventpage-section-fixed = Il sorteggio è confermato. Puoi cambiare solo il titolo e la categoria.

eventpage-facts = Dati
eventpage-edit = Cambia i dati
eventpage-edit-heading = Dati della manifestazione
eventpage-save = Salva i dati
eventpage-saved = Dati salvati.
eventpage-deadline = Iscrizioni fino a
eventpage-tables = Tavoli
eventpage-rule-set = Regolamento
eventpage-logo = Logo
eventpage-logo-set = Scegli il logo
eventpage-logo-change = Cambia il logo
eventpage-logo-remove = Togli il logo
eventpage-logo-there = presente
eventpage-logo-kind = Immagini
eventpage-logo-saved = Logo cambiato.
eventpage-officials = Ufficiali di gara
eventpage-official-add = Aggiungi un ufficiale
eventpage-official-role = Ruolo, { $row }
eventpage-official-name = Nome, { $row }
eventpage-official-remove = Togli l'ufficiale { $row }
eventpage-official-missing = Scrivi il nome di ogni ufficiale, o togli la riga.
eventpage-role-chief-arbiter = arbitro capo
eventpage-role-arbiter = arbitro
eventpage-role-director = direttore di gara
eventpage-role-delegate = delegato
eventpage-role-secretary = segretario
eventpage-role-doctor = medico
eventpage-role-interpreter = interprete
eventpage-warning-deadline-after-start = Le iscrizioni chiudono a gara già iniziata.
eventpage-warning-deadline-in-the-past = La chiusura delle iscrizioni è già passata.

eventpage-more = Altro
eventpage-hand-over = Consegna su file
eventpage-hand-over-text = Il file può viaggiare per posta. Scegli quali dati personali vanno con lui. I documenti restano qui.
eventpage-hand-over-cards = Numeri di tessera
eventpage-hand-over-contacts = Recapiti delle società
eventpage-hand-over-hearing-aids = Controllo delle protesi acustiche
eventpage-hand-over-hearing-aids-hint = È un dato di salute.
eventpage-hand-over-save = Scegli dove salvare
eventpage-hand-over-done = La manifestazione è nel file { $path }.
eventpage-file-kind = Manifestazione di Tabellone
eventpage-export = Esporta
eventpage-file-writing = Scrivo il file
eventpage-export-title = Esporta i dati
eventpage-export-what = Che cosa
eventpage-export-format = Formato
eventpage-export-entries = iscritti
eventpage-export-results = risultati
eventpage-export-standings = classifiche
eventpage-export-prizes = premi
eventpage-export-games = partite con le mosse
eventpage-export-web-page = pagina per il sito
eventpage-format-csv = CSV
eventpage-format-xlsx = Excel
eventpage-format-pdn = PDN
eventpage-format-html = pagina web
eventpage-export-save = Salva il file
eventpage-export-done = Salvato in { $path }. Righe: { $rows }.
eventpage-open-file = Apri il file
eventpage-archive = Metti in archivio
eventpage-archive-consequence = { $title } si potrà solo leggere. Risultati e stampe restano. I numeri dei documenti vanno via per sempre.
eventpage-archived = { $title } è in archivio.
eventpage-delete = Elimina
eventpage-delete-consequence = Vanno via gare, moduli, { $count } iscrizioni e risultati di { $title }. Atleti e società restano. Anche se annulli, i numeri dei documenti non tornano.
eventpage-deleted = { $title } eliminata.

eventpage-help-next = In alto trovi la prossima cosa da fare. Il tasto porta al posto giusto.
eventpage-help-programme = Il programma segue l'orologio. La riga di adesso è segnata.
eventpage-help-sections = Ogni gara ha le sue regole d'incontro. Si cambiano prima del sorteggio.
eventpage-help-files = Con Altro consegni la manifestazione su file, esporti, archivi o elimini.
