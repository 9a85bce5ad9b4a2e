app-name = Tabellone
