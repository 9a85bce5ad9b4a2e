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

# Facts of the comparison.
fact-dark-corner = Angolo scuro
fact-moves-first = Muove per primo
fact-king = Passo della dama
fact-man-takes-king = La pedina prende la dama
fact-capture-choice = Scelta della presa
fact-count = Conteggio per il pari
fact-count-start = Inizio del conteggio
fact-after-cancel = Dopo un'interruzione
fact-reduced-count = Conteggio ridotto
fact-forced-moves = Tre dame contro una
fact-repetition = Posizione ripetuta
fact-hearing-aids = Protesi acustiche
fact-value-left = in basso a sinistra
fact-value-right = in basso a destra
fact-value-white = il Bianco
fact-value-black = il Nero
fact-value-one-step = una casella
fact-value-flies = quanto vuole
fact-value-yes = sì
fact-value-no = no
fact-value-free = libera
fact-value-number-king-value-order = numero, poi con la dama, poi più dame, poi dama per prima
fact-value-number-value = numero, poi più dame
fact-value-one-player = { $number } mosse di chi è contato
fact-value-each-player = { $number } mosse di ciascuno
fact-value-on-request = a richiesta
fact-value-automatic = da solo
fact-value-same-player = riprende sullo stesso giocatore
fact-value-restarted = ricomincia
fact-value-number = { $number }
fact-value-none = –
fact-value-excluded = escluse
