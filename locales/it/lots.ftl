# The lots of a section: options, places, ceremony, verification.
lots-heading = Sorteggio
lots-help-options = Scegli come sorteggiare e premi Sorteggia. Puoi rifarlo finché non confermi.
lots-help-move = Per scambiare due posti trascina un nome sull'altro. Con la tastiera: Invio prende un posto, le frecce vanno su un altro, Invio scambia, Esc lascia.
lots-help-ceremony = La cerimonia mostra in sala un nome alla volta. Vai avanti con Pagina giù, indietro con Pagina su.
lots-help-verify = Il seme e l'impronta permettono a tutti di rifare lo stesso sorteggio. Verifica lo fa qui.
lots-state-absent = Il sorteggio è da fare
lots-state-proposed = Sorteggio proposto, da confermare
lots-state-confirmed = Sorteggio confermato
lots-state-played = Sorteggio confermato, ci sono già risultati
lots-empty = Qui vedi i posti del tabellone
lots-empty-text = Scegli le opzioni a sinistra, poi premi Sorteggia.
lots-few = Servono due iscritti
lots-few-text = Il sorteggio si fa con almeno due iscritti in questa gara.

lots-seeding = Teste di serie
lots-seeding-pure = Nessuna
lots-seeding-pure-detail = Ogni posto è a sorte.
lots-seeding-rating = Dal punteggio
lots-seeding-rating-detail = I più forti per punteggio stanno lontani.
lots-seeding-category = Dalla categoria
lots-seeding-category-detail = I più alti di categoria stanno lontani.
lots-seeding-order = Scelte a mano
lots-seeding-order-detail = Scrivi tu i nomi, in ordine.
lots-seeds = Quante teste di serie
lots-order = Teste di serie in ordine
lots-order-add = Aggiungi un nome
lots-order-up = Sposta su { $name }
lots-order-down = Sposta giù { $name }
lots-order-remove = Togli { $name }
lots-separate = Separa le società
lots-separate-hint = Chi è della stessa società si incontra il più tardi possibile.
lots-only-present = Solo i presenti
lots-present = Presenti { $present } su { $entries }
lots-seed = Seme
lots-seed-hint = Fallo scegliere al pubblico. Se è vuoto, lo sceglie il programma.

lots-propose = Sorteggia
lots-propose-again = Sorteggia di nuovo
lots-proposed = Sorteggio fatto. Guardalo e conferma.
lots-confirm = Conferma
lots-confirm-title = Confermare il sorteggio?
lots-confirm-consequence = Il tabellone diventa definitivo. Poi puoi chiamare il primo turno. I posti non si spostano più.
lots-confirmed = Sorteggio confermato.
lots-discard = Annulla il sorteggio
lots-discard-title = Annullare il sorteggio?
lots-discard-consequence = I posti spariscono e anche le chiamate già fatte. Poi puoi sorteggiare di nuovo.
lots-discarded = Sorteggio annullato.
lots-to-rounds = Vai ai turni

lots-places = Posti del tabellone
lots-place-of = Posto { $place }: { $name }
lots-seeded = Testa di serie { $rank }
lots-by-hand = a mano
lots-move-hint = Trascina un nome su un altro per scambiarli. Con la tastiera usa Invio e le frecce.
lots-taken = Preso: { $name }. Vai su un altro posto e premi Invio.
lots-let-go = Lasciato al suo posto.
lots-swapped = Scambiati { $name } e { $other }.
lots-swap-done = Scambiati i posti { $place } e { $other }.
lots-clubs = Società nel tabellone
lots-meetings = Possono incontrarsi tra compagni, coppie:
lots-meetings-in = turno { $round }: { $count }

lots-ceremony = Cerimonia
lots-ceremony-open = Apri in sala
lots-ceremony-next = Prossimo
lots-ceremony-back = Indietro
lots-ceremony-all = Tutti
lots-ceremony-count = { $count } di { $total }.

lots-seal = Dati del sorteggio
lots-seal-seed = Seme
lots-seal-digest = Impronta
lots-seal-algorithm = Algoritmo
lots-verify = Verifica
lots-verdict-same = Verificato: il seme dà proprio questo tabellone.
lots-verdict-by-hand =
    { $count ->
        [one] { $count } posto è cambiato a mano.
       *[other] { $count } posti sono cambiati a mano.
    }
lots-verdict-entries = L'elenco degli iscritti non è più quello del sorteggio.
lots-verdict-entries-text = Impronta di allora: { $before }. Di adesso: { $now }.
lots-verdict-differs =
    { $count ->
        [one] Il seme dà un altro tabellone: { $count } posto è diverso.
       *[other] Il seme dà un altro tabellone: { $count } posti sono diversi.
    }
lots-departs = Posto { $place }: doveva essere { $expected }, è { $found }.
lots-departs-by-hand = Posto { $place }: { $found } a mano, era { $expected }.
lots-shown = Vista
lots-shown-places = Posti
lots-shown-chart = Tabellone
