# Import of entries from a file or pasted cells.

importpage-source = Da dove
importpage-file = Da un file
importpage-paste = Incolla le celle
importpage-choose = Scegli il file
importpage-choose-label = Un elenco in CSV, Excel o ODS
importpage-choose-hint = Prima vedi che cosa succede, riga per riga. Niente è scritto finché non confermi.
importpage-file-kind = Elenchi
importpage-pasted = Celle incollate
importpage-pasted-hint = Copia le righe dal foglio, con i titoli, e incollale qui.
importpage-sheet = Foglio
importpage-header-row = Riga dei titoli
importpage-default-section = Gara per le righe senza
importpage-no-section = nessuna
importpage-columns = Che cosa contiene ogni colonna
importpage-column = Colonna { $title }
importpage-column-ignore = non serve
importpage-column-surname = cognome
importpage-column-name = nome
importpage-column-full-name = cognome e nome
importpage-column-card = tessera
importpage-column-club = società
importpage-column-sex = sesso
importpage-column-birth-year = anno di nascita
importpage-column-category = categoria
importpage-column-rating = punteggio
importpage-column-section = gara
importpage-row = Riga
importpage-outcome = Esito
importpage-cells = Contenuto
importpage-outcome-new = nuovo atleta
importpage-outcome-known = atleta noto
importpage-outcome-already-entered = già iscritto
importpage-outcome-empty = vuota
importpage-outcome-bad = resta fuori
importpage-only-bad = Solo quelle che restano fuori
importpage-counts = Entrano { $good }. Restano fuori { $bad }. Saltate { $skipped }.
importpage-new = Nuovi atleti { $athletes }, nuove società { $clubs }.
importpage-confirm = { $count ->
        [one] Importa { $count } iscrizione
       *[other] Importa { $count } iscrizioni
    }
importpage-done = Iscrizioni importate: { $entries }. Righe rimaste fuori: { $leftOut }.
importpage-writing = Scrivo gli iscritti
importpage-start-over = Ricomincia
importpage-rows-none = Nessuna riga da mostrare.
importpage-late = La scadenza è passata. Scrivi perché accetti la lista.
importpage-late-reason = Perché la accetti
importpage-late-reason-missing = Scrivi perché accetti la lista in ritardo.
