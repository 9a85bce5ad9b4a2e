# What is refused.

error-export-format-unfit = This content does not fit this format. Choose another format.

# Titles of columns and sheets.

export-sheet-entries = Entries
export-sheet-results = Results
export-sheet-standings = Standings
export-sheet-prizes = Prizes
export-section = Section
export-surname = Surname
export-name = Name
export-club = Club
export-card = Card
export-birth-year = Year of birth
export-category = Category
export-rating = Rating
export-status = State
export-late = Late
export-present = Present
export-round = Round
export-table = Table
export-game = Game
export-white = White
export-black = Black
export-outcome = Result
export-reason = Reason
export-goes-on = Goes on
export-entered-at = Recorded on
export-place = Place
export-won = Won
export-drawn = Drawn
export-lost = Lost
export-points = Points
export-still-in = Still in
export-prize = Prize
export-given = Handed out
export-yes = yes
export-status-active = in
export-status-withdrawn = withdrawn
export-status-excluded = excluded
export-status-replaced = replaced

# The page for a club’s site.

export-chart = Chart
export-provisional = provisional
export-clubs-ranking = Clubs’ ranking
export-not-drawn = The lots are not drawn yet.
export-page-made = Page of { $when }
