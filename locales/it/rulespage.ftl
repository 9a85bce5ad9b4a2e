# The page of rules. The articles themselves are in rules.ftl.
rulespage-heading = Regole
rulespage-help-compare = Metti a confronto fino a quattro regolamenti, capitolo per capitolo.
rulespage-help-search = Scrivi una parola o un numero di articolo per trovarlo.
rulespage-search = Cerca una parola o un articolo
rulespage-shown = Regolamenti
rulespage-found =
    { $count ->
        [0] Nessun articolo
        [one] { $count } articolo
       *[other] { $count } articoli
    }
rulespage-facts = Differenze in breve
rulespage-fact = Regola
rulespage-articles = Articoli
rulespage-article = art. { $article }
rulespage-nothing = Nessun articolo con queste parole.
rulespage-no-chapter = –
