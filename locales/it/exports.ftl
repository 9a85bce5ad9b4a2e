# What is refused.

error-export-format-unfit = Questo contenuto non va in questo formato. Scegli un altro formato.

# Titles of columns and sheets.

export-sheet-entries = Iscritti
export-sheet-results = Risultati
export-sheet-standings = Classifica
export-sheet-prizes = Premi
export-section = Gara
export-surname = Cognome
export-name = Nome
export-club = Società
export-card = Tessera
export-birth-year = Anno di nascita
export-category = Categoria
export-rating = Punteggio
export-status = Stato
export-late = In ritardo
export-present = Presente
export-round = Turno
export-table = Tavolo
export-game = Partita
export-white = Bianco
export-black = Nero
export-outcome = Risultato
export-reason = Motivo
export-goes-on = Passa
export-entered-at = Registrato il
export-place = Posto
export-won = Vinte
export-drawn = Pari
export-lost = Perse
export-points = Punti
export-still-in = Ancora in gara
export-prize = Premio
export-given = Consegnato
export-yes = sì
export-status-active = in gara
export-status-withdrawn = ritirato
export-status-excluded = escluso
export-status-replaced = sostituito

# The page for a club’s site.

export-chart = Tabellone
export-provisional = provvisoria
export-clubs-ranking = Classifica per società
export-not-drawn = Il sorteggio non è ancora fatto.
export-page-made = Pagina del { $when }
