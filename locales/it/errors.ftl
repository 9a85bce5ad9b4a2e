# What the program refuses: what happened, then what to do.
error-internal = Il programma ha un problema. I dati sono al sicuro. Riprova. Il file di log dice di più.
error-bad-request = La pagina ha chiesto una cosa che il programma non legge. Riapri la pagina.
error-changed-meanwhile = { $who } ha cambiato questi dati alle { $at }, dopo che li hai aperti. Riaprili, guarda i suoi e poi salva i tuoi.
error-undo-of-another = L'ultima azione è di { $who }, alle { $at }. La annulla chi l'ha scritta, o l'arbitro capo.
error-not-allowed = Da questo dispositivo non si può fare. Chiedi al tavolo della segreteria.
error-task-under-way = Questo lavoro è già in corso. Aspetta che finisca.
error-unknown-request = La pagina ha chiesto una cosa che il programma non conosce. Riapri il programma.
error-no-data-folder = La cartella dei dati non si trova. Controlla il disco e riapri il programma.
error-folder-read-only = La cartella { $path } non si può scrivere. Cambia i permessi o scegli un'altra cartella.
error-folder-unusable = La cartella { $path } non si può usare. Scegli un'altra cartella.
error-text-too-long = Il testo è troppo lungo. Scrivi al massimo { $most } lettere.
error-file-name-missing = Manca il nome del file. Scegli dove salvare.

# The event and its sections.
error-event-archived = La manifestazione { $title } è in archivio. Si può solo leggere.
error-time-zone-unknown = Il fuso orario { $zone } non esiste. Scegline uno della lista.
error-rule-set-unknown = Questo programma non conosce il regolamento { $code }. Aggiorna il programma.
error-rules-fixed-by-play = Ci sono già partite giocate. Il regolamento resta quello.
error-sections-still-open = Ci sono gare ancora aperte. Chiudi prima quelle.
error-section-closed = La gara { $section } è chiusa. Riaprila per cambiare un risultato.
error-section-fixed-by-lots = Il sorteggio di { $section } è fatto. Per cambiare la gara annulla prima il sorteggio.
error-section-has-games = La gara { $section } ha partite giocate. Non si può togliere.
error-section-kind-fixed-by-entries = La gara { $section } ha già iscritti. Il tipo di gara resta quello.
error-section-not-finished = Nella gara { $section } mancano ancora risultati: { $count }.
error-boards-two-to-six = Un incontro di società ha da 2 a 6 damiere.
error-points-table-size = La tabella dei punti è troppo lunga. Togli qualche riga.
error-prize-place-too-far = Il posto è troppo alto. Scrivi al massimo { $most }.
error-points-too-many = Scrivi al massimo { $most } punti per posto.
error-no-sections = Non ci sono ancora gare. Aggiungi una gara.
error-no-entries = Non ci sono ancora iscritti.

# Lots.
error-lots-not-drawn = Il sorteggio non è ancora fatto. Fai prima il sorteggio.
error-lots-not-confirmed = Il sorteggio non è ancora confermato.
error-lots-confirmed = Il sorteggio è già confermato.
error-lots-already-played = Ci sono già risultati. Il sorteggio resta quello.
error-entries-changed-since-lots = Gli iscritti sono cambiati dopo il sorteggio. Rifai il sorteggio.
error-placement-refused = Questi due posti non si possono scambiare.
error-seed-empty = Scrivi il seme del sorteggio.
error-seed-too-long = Il seme è troppo lungo. Usa al massimo { $most } lettere.
error-seed-character = Il seme { $seed } ha una lettera non ammessa. Usa lettere semplici e numeri.
error-too-few-entries = Servono almeno due iscritti. Ora sono { $count }.
error-too-many-entries = Gli iscritti sono troppi: { $count }.
error-entry-twice = Un iscritto compare due volte. Controlla le iscrizioni.
error-seeds-refused = Le teste di serie non vanno bene. Scegli iscritti diversi tra loro.

# At the tables.
error-line-unknown-word = Non capisco "{ $word }". Scrivi tavolo, risultato e motivo.
error-no-such-table = In questo turno il tavolo { $table } non c'è.
error-table-in-several-sections = Il tavolo { $table } è in più gare. Scegli prima la gara in alto.
error-no-table-to-call = Non ci sono tavoli da chiamare ora.
error-boards-missing = Scrivi il risultato di tutte le damiere: sono { $count }.
error-match-not-ready = Questo incontro aspetta ancora i suoi giocatori.
error-match-decided = Questo incontro è già deciso. Per cambiarlo correggi il risultato.
error-unknown-match = Questo incontro non c'è più. Torna ai turni.
error-only-lots-left = Le partite sono finite in parità. Ora decide il sorteggio.
error-not-time-for-lots = Non è ancora tempo di sorteggio. Ci sono partite da giocare.
error-other-game-first = Prima va scritta un'altra partita di questo incontro.
error-game-recorded = Questa partita ha già un risultato. Correggi quello.
error-game-not-recorded = Questa partita non ha ancora un risultato.
error-wrong-players = I giocatori di questa partita sono altri. Aggiorna la pagina.
error-reason-does-not-fit = Il motivo non va con questo risultato. Scegli un altro motivo.
error-not-in-match = { $who } non gioca in questo incontro.
error-unknown-entry = Questo iscritto non c'è più. Aggiorna la pagina.
error-not-on-chart = { $who } non è nel tabellone.
error-already-on-chart = { $who } è già nel tabellone.
error-already-left = { $who } è già fuori gara.
error-not-left = { $who } è ancora in gara.
error-nothing-to-leave = { $who } non ha più incontri da giocare.
error-already-played = { $who } ha già giocato. La sostituzione si fa prima.
error-not-a-bye = Il posto { $place } non è un riposo. Scegli un altro posto.
error-no-bye-left = Non ci sono più riposi liberi. Il ritardatario non può entrare.
error-nothing-changes = È già così. Non cambia nulla.
error-result-refused = Il regolamento non ammette questo risultato.
error-result-doubtful = Il risultato lascia dei dubbi. Leggi e conferma, o cambia.
error-change-doubtful = Altri risultati cambiano. Leggi e conferma, o lascia così.
error-nothing-to-decide = Il posto lo danno gli incontri. Non c'è nulla da decidere.
error-not-a-candidate = Questo posto non si può dare così. Scegli un nome della lista.
error-correction-needs-reason = Scrivi perché correggi. Resta nel registro.
error-departure-needs-reason = Scrivi il motivo. Resta nel registro.

# On the board.
error-count-refused = Qui il conteggio non si può chiedere. Guarda la damiera.
error-count-beyond-moves = Il conteggio comincia dopo l'ultima mossa scritta. Scrivi le mosse, o togli il conteggio.
error-fen-unreadable = La posizione non si legge. Controlla come è scritta.
error-moves-refused = Una mossa non va. Guarda la damiera e correggi.
error-no-such-board = La damiera { $board } non c'è in questo incontro.
error-board-needed = Scegli prima la damiera di questa partita.
error-moves-start-elsewhere = La partita incollata comincia da un'altra posizione. Incolla la partita intera.
error-moves-several-games = Il testo ha { $count } partite. Incolla solo le mosse di questa.
error-irregularity-unknown = Questa voce non è nel catalogo di questo regolamento.
error-ruling-remedy-unfit = Questo rimedio non è previsto qui (art. { $article }). Scegli tra quelli offerti.
error-ruling-too-late = Il tempo per annullare la partita è passato (art. { $article }). Conferma se l'arbitro decide lo stesso.

# Papers and files.
error-nothing-to-print = Non c'è ancora nulla da stampare qui.
error-paper-needs-athlete = Scegli l'atleta del foglio.
error-import-cancelled = Importazione fermata. Non è cambiato nulla.
error-papers-cancelled = Stampa fermata. Nessun file è cambiato.
error-work-cancelled = Lavoro fermato. I dati sono come prima.
error-no-forms = Non ci sono ancora moduli.
error-file-unreadable = Il file non si legge: { $path }. Scegline un altro.

# What the arbiter may overrule.
finding-other-colours = I colori non sono quelli previsti per questa partita.
finding-lots-replaced = Questo risultato prende il posto del sorteggio.
finding-round-begun = Il turno è già cominciato.
finding-match-overturned = Con questo risultato passa l'altro giocatore.
finding-played-on = Altri risultati non valgono più: gli incontri dopo si giocano di nuovo.
finding-games-after = Le partite dopo questa non valgono più.
finding-club-short = La squadra { $club } ha meno di { $fewest } atleti. Di norma è assente.
