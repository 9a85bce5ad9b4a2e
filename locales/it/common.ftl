# Words that every screen shares.

button-cancel = Annulla
button-close = Chiudi
button-redo = Ripeti
button-try-again = Riprova
button-undo = Annulla l'ultima azione

form-optional = (facoltativo)
form-draft = Ecco quello che avevi scritto. Continua, oppure ricomincia.
form-draft-discard = Ricomincia

combobox-nothing-found = Nessun risultato.

date-next-month = Mese dopo
date-open-calendar = Apri il calendario
date-part =
    { $part ->
        [day] Giorno
        [month] Mese
        [year] Anno
        [hour] Ora
        [minute] Minuti
       *[other] Parte della data
    }
date-previous-month = Mese prima
date-time = Ora

toasts-label = Avvisi

rule-set-fssi-2006 = FSSI 2006 (dama italiana)
rule-set-fid-italian = FID, dama italiana
rule-set-fid-english = FID, dama inglese
rule-set-fpd-classic = FPD, damas clássicas portoghesi

undo-done = Annullato: { $action }.
undo-nothing = Niente da annullare
undo-something = ultima azione
undo-what = Annulla: { $action }
redo-done = Ripetuto: { $action }.
redo-nothing = Niente da ripetere
redo-what = Ripeti: { $action }

key-enter = Invio
key-pageup = Pag ↑
key-pagedown = Pag ↓
key-shift = Maiusc
key-delete = Canc
key-end = Fine
key-space = Spazio
