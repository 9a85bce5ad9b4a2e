# A file that cannot be taken.

error-file-missing = Il file { $path } non c’è. Controlla che la chiavetta sia inserita.
error-import-unreadable = Il foglio non si legge. Salvalo come xlsx, ods o CSV e riprova.
error-import-no-such-sheet = Il foglio { $sheet } non c’è. Scegline un altro.
error-import-too-many-rows = Il file ha più di { $most } righe. Dividilo in più file.
error-import-file-too-large = Il file supera { $most } MB. Togli immagini e fogli che non servono.
error-import-nothing-to-take = Nessuna riga si può prendere. Controlla le colonne.

# What is said of one row.

import-name-missing = Manca il cognome.
import-card-twice-in-file = La tessera { $value } è già in un’altra riga.
import-card-of-another = La tessera è già di { $value }.
import-section-unknown = Nessuna gara si chiama { $value }.
import-section-missing = Manca la gara. Scegline una per le righe senza.
import-birth-year-unreadable = L’anno di nascita non si legge: { $value }.
import-sex-unreadable = Il sesso non si legge: { $value }. Scrivi M o F.
import-rating-unreadable = Il punteggio non si legge: { $value }.
import-too-long = Il testo è troppo lungo: { $value }
import-name-differs = La tessera è di { $value }: il nome è diverso. Resta quello che c’è.
import-formula-kept-as-text = Sembra una formula: resta un testo. { $value }

# The journal.

action-entries-imported = { $count ->
        [one] Importata una iscrizione
       *[other] Importate { $count } iscrizioni
    }
