# Words that every screen shares.

button-cancel = Cancelar
button-close = Fechar
button-redo = Refazer
button-try-again = Tentar de novo
button-undo = Anular a última ação

form-optional = (facultativo)
form-draft = Aqui está o que tinha escrito. Continue, ou recomece.
form-draft-discard = Recomeçar

combobox-nothing-found = Nada encontrado.

date-next-month = Mês seguinte
date-open-calendar = Abrir o calendário
date-part =
    { $part ->
        [day] Dia
        [month] Mês
        [year] Ano
        [hour] Hora
        [minute] Minutos
       *[other] Parte da data
    }
date-previous-month = Mês anterior
date-time = Hora

toasts-label = Avisos

rule-set-fssi-2006 = FSSI 2006 (damas italianas)
rule-set-fid-italian = FID, damas italianas
rule-set-fid-english = FID, damas inglesas
rule-set-fpd-classic = FPD, damas clássicas

undo-done = Anulado: { $action }.
undo-nothing = Nada para anular
undo-something = última ação
undo-what = Anular: { $action }
redo-done = Refeito: { $action }.
redo-nothing = Nada para refazer
redo-what = Refazer: { $action }

key-enter = Enter
key-pageup = PgUp
key-pagedown = PgDn
key-shift = Shift
key-delete = Del
key-end = End
key-space = Espaço
