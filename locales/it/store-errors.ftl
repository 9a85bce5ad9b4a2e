# The file and the disk.

error-not-a-database = Questo file non è di Tabellone. Scegli un altro file.
error-file-newer = Il file ha la versione { $found }. Questo programma conosce la { $known }. Aggiorna il programma. Il file non è cambiato.
error-file-in-use = Il file è già aperto in un altro programma. Chiudi l’altra finestra e riprova.
error-file-damaged = Il file è rovinato. Scegli una copia di riserva. Il file rovinato resta da parte.
error-upgrade-failed = Il file non si può aggiornare. È rimasto com’era. Usa il programma di prima.
error-disk-full = Il disco è pieno. Nulla è andato perso. Libera spazio e riprova.
error-read-only = La cartella non si può scrivere. Scegli un’altra cartella o cambia i permessi.
error-folder-missing = La cartella { $folder } non c’è. Controlla che la chiavetta sia inserita.
error-disk-failed = Il disco non risponde. Nulla di ciò che era scritto è perso. Controlla il disco e riprova.
error-database = L’archivio ha dato un errore. Nulla è cambiato. Il registro tecnico dice di più.
error-row-missing = Questo dato non c’è più. Aggiorna la pagina.

# Journal, undo, merging.

error-nothing-to-undo = Non c’è nulla da annullare.
error-nothing-to-redo = Non c’è nulla da ripristinare.
error-journal-broken = Il registro non torna con i dati. Nulla è cambiato. Controlla il file nelle impostazioni.
error-journal-target-of-undo = Il registro non torna con i dati. Nulla è cambiato.
error-merge-with-itself = Scegli due schede diverse da unire.

# Values that no screen should let through.

error-known-code = Questo valore non è previsto. Scegli un valore della lista.
error-known-json = Questi dati non si leggono. Nulla è cambiato.
error-stamp-complete = Scrivi insieme chi e quando.
error-value-missing = Manca un dato che serve. Completa la scheda.
error-broken-reference = Altri dati dipendono da questo. Nulla è cambiato.

# Clubs and athletes.

error-club-name-given = Scrivi il nome della società.
error-club-name-taken = Una società ha già questo nome. Usa quella, o scrivi un altro nome.
error-athlete-surname-given = Scrivi il cognome.
error-athlete-name-trimmed = Togli gli spazi prima e dopo il nome.
error-athlete-birth-year-plausible = Scrivi l’anno di nascita con quattro cifre, dal 1900.
error-athlete-card-given = Scrivi il numero di tessera, o lascia vuoto.
error-athlete-card-taken = Un altro atleta ha già questa tessera. Controlla il numero, o unisci le due schede.
error-athlete-category-given = Scrivi la categoria, o lascia vuoto.
error-athlete-rating-plausible = Scrivi un punteggio da 0 a 9999.
error-document-number-given = Scrivi il numero del documento, o lascia vuoto.

# Event, sections, programme.

error-event-title-given = Scrivi il titolo della manifestazione.
error-event-edition-positive = Scrivi l’edizione con un numero da 1 in su.
error-event-day-valid = Scrivi un giorno che esiste.
error-event-deadline-valid = Scrivi giorno e ora della scadenza.
error-event-time-zone-given = Scegli il fuso orario.
error-event-table-count-positive = Scrivi quanti tavoli ci sono, da 1 a 1024.
error-event-ends-after-it-begins = La fine viene prima dell’inizio. Correggi i giorni.
error-official-name-given = Scrivi il nome dell’ufficiale di gara.
error-logo-kind-known = Scegli un’immagine PNG, JPEG o SVG.
error-logo-size-bounded = Scegli un’immagine sotto i 4 MB.
error-logo-event-taken = La manifestazione ha già un logo. Sostituisci quello.
error-section-title-given = Scrivi il titolo della gara.
error-section-event-title-taken = Un’altra gara ha già questo titolo. Scrivi un titolo diverso.
error-programme-item-day-valid = Scrivi un giorno che esiste.
error-programme-item-time-valid = Scrivi l’ora, per esempio 9:00.
error-programme-item-text-given = Scrivi che cosa succede a quest’ora.

# Entry forms and entries.

error-entry-form-sheet-positive = Numera i fogli da 1.
error-entry-form-late-reason-given = Scrivi perché il modulo è accettato in ritardo.
error-entry-form-event-club-sheet-taken = Questo foglio della società c’è già. Apri quello, o aggiungi un altro foglio.
error-form-line-one-to-six = Il modulo ha sei righe. Usa un altro foglio.
error-form-line-not-empty = Scrivi un nome nella riga, o togli la riga.
error-form-line-form-line-taken = Questa riga è già scritta. Correggi quella.
error-entry-names-someone = Scegli un atleta o una società.
error-entry-section-athlete-taken = L’atleta è già iscritto a questa gara.
error-entry-section-club-team-taken = La società ha già una squadra con questo nome nella gara.
error-lineup-board-positive = Numera le damiere da 1 a 64.
error-lineup-entry-board-taken = Questa damiera ha già un giocatore. Scegli un’altra damiera.
error-lineup-entry-athlete-taken = L’atleta è già in questa formazione.
error-late-entry-reason-given = Scrivi perché l’iscrizione è accettata in ritardo.
error-late-entry-entry-taken = Questa iscrizione è già segnata come tardiva.

# Lots.

error-lots-seed-given = Scrivi il seme del sorteggio.
error-lots-section-taken = Il sorteggio di questa gara c’è già. Annulla quello prima di rifarlo.
error-lots-place-positive = Numera i posti del tabellone da 1.
error-lots-placement-lots-place-taken = Questo posto del tabellone è occupato. Scegli un posto libero.
error-lots-placement-lots-entry-taken = Questa iscrizione ha già un posto nel tabellone.
error-lots-override-reason-given = Scrivi perché il posto è assegnato a mano.

# At the tables.

error-game-no-positive = Numera le partite da 1 a 99.
error-game-of-two-entries = Scegli due giocatori diversi.
error-game-reason-given = Scegli il motivo del risultato.
error-game-section-match-key-game-no-taken = Questa partita ha già un risultato. Correggi quello.
error-match-decision-has-winner = Scegli chi passa il turno.
error-match-decision-section-match-key-taken = Questo incontro è già deciso.
error-place-decision-place-known = Scegli il titolo o il terzo posto.
error-place-decision-reason-given = Scrivi il motivo della decisione.
error-place-decision-names-one = Scegli chi ha il posto, o nessuno.
error-place-decision-section-place-taken = Su questo posto c'è già una decisione.
error-round-positive = Numera i turni da 1.
error-departure-entry-taken = Questa iscrizione è già fuori gara.
error-replacement-reason-given = Scrivi il motivo della sostituzione.
error-replacement-of-another = Scegli un atleta diverso per la sostituzione.
error-replacement-out-entry-taken = Questa iscrizione è già stata sostituita.
error-replacement-in-entry-taken = Questo atleta sostituisce già un altro.
error-table-no-positive = Numera i tavoli da 1.
error-table-call-section-match-key-game-no-taken = Questa partita è già stata chiamata.
error-ruling-article-given = Scrivi l’articolo, o lascia vuoto.
error-ruling-decides = Scegli il rimedio, o scrivi che cosa si decide.
error-ruling-arbiter-given = Scrivi il nome dell’arbitro.
error-ruling-against-two = Scegli due giocatori diversi.

# Prizes.

error-prize-place-positive = Numera i posti in classifica da 1.
error-prize-places-in-order = Il primo posto del premio viene dopo l’ultimo. Correggi i posti.
error-prize-places-given = Scrivi da quale a quale posto va il premio.
error-prize-rule-given = Scegli a chi va il premio speciale.
error-prize-items-given = Scrivi che cosa si dà in premio.
error-prize-given-to-one = Scegli un iscritto o una società.
error-prize-given-prize-entry-taken = Questo premio è già consegnato.
error-prize-given-prize-club-taken = Questo premio è già consegnato alla società.
error-club-points-place-positive = Numera i posti della tabella da 1.
error-club-points-not-negative = Scrivi punti da 0 in su.
error-club-points-event-place-taken = Questo posto ha già i suoi punti. Correggi quelli.

# Something pointed at is gone.

error-missing-athlete = L’atleta non c’è più. Scegline un altro.
error-missing-club = La società non c’è più. Scegline un’altra.
error-missing-event = La manifestazione non c’è più. Torna alla lista.
error-missing-section = La gara non c’è più. Torna alla manifestazione.
error-missing-entry = L’iscrizione non c’è più. Aggiorna la pagina.
error-missing-entry-form = Il modulo non c’è più. Torna alle iscrizioni.
error-missing-form-line = La riga del modulo non c’è più. Riapri il modulo.
error-missing-lots = Il sorteggio non c’è più. Rifai il sorteggio.
error-missing-prize = Il premio non c’è più. Torna ai premi.

# Something is still pointed at.

error-used-by-athlete = La società ha degli atleti. Sposta prima gli atleti.
error-used-by-section = La manifestazione ha delle gare. Togli prima le gare.
error-used-by-official = La manifestazione ha degli ufficiali di gara. Togli prima gli ufficiali.
error-used-by-logo = La manifestazione ha un logo. Togli prima il logo.
error-used-by-programme-item = La manifestazione ha un programma. Togli prima il programma.
error-used-by-entry-form = Ci sono moduli d’iscrizione. Togli prima i moduli.
error-used-by-form-line = Un modulo d’iscrizione ne ha bisogno. Correggi prima il modulo.
error-used-by-entry = Ci sono iscrizioni. Togli prima le iscrizioni.
error-used-by-lineup = Una formazione ne ha bisogno. Correggi prima la formazione.
error-used-by-lots = Il sorteggio è fatto. Annulla prima il sorteggio.
error-used-by-lots-placement = Ha un posto nel tabellone. Segna invece il ritiro.
error-used-by-lots-override = Ha un posto assegnato a mano. Annulla prima il sorteggio.
error-used-by-game = Ha partite registrate. I risultati restano.
error-used-by-match-decision = Un incontro è stato deciso. Annulla prima la decisione.
error-used-by-place-decision = L'arbitro ha deciso un posto. Annulla prima la decisione.
error-used-by-departure = È segnato un ritiro o un’esclusione. Annulla prima quello.
error-used-by-replacement = È segnata una sostituzione. Annulla prima quella.
error-used-by-late-entry = È segnata come iscrizione tardiva. Annulla prima quella.
error-used-by-table-call = Ci sono chiamate al tavolo. Annulla prima le chiamate.
error-used-by-ruling = C’è un provvedimento dell’arbitro. I provvedimenti restano.
error-used-by-prize = Ci sono premi. Togli prima i premi.
error-used-by-prize-given = Un premio è già consegnato. Togli prima il segno.
error-used-by-club-points = La manifestazione ha una tabella punti. Togli prima la tabella.

# Beyond all measure, or not where it was.

error-number-too-high = Il numero è troppo alto. Scrivi al massimo { $most }.
error-day-too-far = L’anno non va. Scrivi un anno dal { $first } al { $last }.
error-data-gone = Il file dei dati non è più al suo posto. Chiudi e riapri il programma: trovi una copia di tutto.
error-data-missing = Il file dei dati non c’è: { $path }. Scegli una copia di riserva.
error-logo-too-many-pixels = L’immagine è troppo grande: { $width } × { $height } punti. Scegline una fino a { $most } punti per lato.
error-logo-linked = Il disegno rimanda a un altro file: { $link }. Salvalo con le immagini dentro.
error-logo-unreadable = L’immagine non si legge. Scegline un’altra.
