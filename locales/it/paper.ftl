# Words of the papers that follow from the event's facts.
paper-file-round = turno { $round }
paper-edition = { $number }ª edizione
paper-how-to-enter = Compilare il modulo con al massimo sei nomi. Servono il timbro della società e la firma del presidente.
paper-hearing-aids = Si gioca senza protesi acustica. Chi la usa è escluso (art. { $article }).
paper-withdrawn = ritirato
paper-excluded = escluso
paper-champion = vince la gara
paper-at-least = almeno { $place }°
paper-beaten-by = perde con { $who }
paper-nobody-passes = Non passa nessuno
paper-how-walk-over = per assenza di { $who }
paper-how-lots = per sorteggio
paper-how-exclusion = per esclusione di { $who }
paper-how-withdrawal = per ritiro di { $who }
paper-lots-pure = Sorteggio libero
paper-lots-rating = Teste di serie per punteggio
paper-lots-category = Teste di serie per categoria
paper-lots-order = Teste di serie scelte a mano
paper-lots-apart = { $method }. Compagni di società lontani
paper-count = Pari per conteggio dopo { $moves } mosse (art. { $article }).
paper-count-reduced = Nei tornei promozionali l'arbitro può ridurlo per una partita, mai sotto { $least } (art. { $article }).
paper-step-minutes = { $step }, { $minutes } minuti
paper-tie-board-one = Prima damiera vinta
paper-tie-last-board-out = Senza l'ultima damiera
paper-tie-replay = Tutte le damiere a colori invertiti
paper-scorer = { $who } ({ $section }, { $place }°: { $points })
paper-really-needed = ne servono { $count }
paper-ruling-place = { $section }, turno { $round }, tavolo { $table }
paper-incident-absent = { $section }, turno { $round }: { $who } assente
paper-incident-late-form = Modulo di { $club } arrivato in ritardo e accettato. { $why }
paper-remark-lots = { $section }: sorteggio dal seme { $seed }. Impronta degli iscritti: { $digest }.
paper-remark-by-hand =
    { $count ->
        [one] { $section }: uno scambio di posti a mano, dell'arbitro.
       *[other] { $section }: { $count } scambi di posti a mano, dell'arbitro.
    }
paper-remark-forms =
    { $count ->
        [one] Un modulo è senza firma o senza timbro.
       *[other] { $count } moduli sono senza firma o senza timbro.
    }
paper-count-asked-white = Conteggio chiesto dal Bianco dopo { $move }
paper-count-asked-black = Conteggio chiesto dal Nero dopo { $move }
paper-count-imposed = Conteggio imposto dall'arbitro dopo { $move }
paper-count-reduced-to = Conteggio ridotto a { $to } dall'arbitro dopo { $move } (art. { $article })
paper-count-stood = { $count } (art. { $article }): { $stands }
paper-final-position = Posizione finale
paper-stored-card = Tessera
paper-stored-birth-year = Anno di nascita
paper-stored-category = Categoria
paper-stored-rating = Punteggio
paper-stored-rulings =
    { $count ->
        [one] { $event }, { $section }: un provvedimento.
       *[other] { $event }, { $section }: { $count } provvedimenti.
    }
paper-erase-all = Può chiedere di cancellare tutto.
paper-erase-some = Può chiedere di cancellare i dati personali. Il nome resta nei risultati.
official-chief-arbiter = Arbitro principale
official-arbiter = Arbitro
official-director = Direttore di gara
official-delegate = Delegato della federazione
official-secretary = Segretario
official-doctor = Medico
official-interpreter = Interprete della lingua dei segni
paper-places-knockout = Il posto segue il turno della sconfitta. Chi perde più tardi sta davanti.
paper-places-within = Nello stesso turno sta davanti chi ha perso con il meglio piazzato. Se non basta, il posto è condiviso.
paper-fee-entry = Iscrizione: { $sum } per atleta.
paper-fee-night = Camera: { $sum } a notte per persona.
paper-formula-match = Incontro
paper-formula-ties = In parità
paper-formula-of-section = { $label }, { $section }
paper-formula-boards = { $boards } damiere
paper-title-1-men = Campione
paper-title-1-women = Campionessa
paper-title-1-clubs = Società campione
paper-title-1-open = Primo posto
paper-title-2-men = Secondo classificato
paper-title-2-women = Seconda classificata
paper-title-2-clubs = Seconda classificata
paper-title-2-open = Secondo posto
paper-title-3-men = Terzo classificato
paper-title-3-women = Terza classificata
paper-title-3-clubs = Terza classificata
paper-title-3-open = Terzo posto
paper-rests = riposa e passa il turno
paper-waits = attende il tavolo
paper-out = ha finito
paper-capacity-athlete = atleta ({ $sections })
