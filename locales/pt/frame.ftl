# The frame: rail, top bar, palette, help, trouble at the start.

rail-label = O dia
step-done = feito
step-locked = ainda não é possível
step-missing =
    { $count ->
        [one] falta { $count } coisa
       *[other] faltam { $count } coisas
    }

section-switch = Prova
section-next = Prova seguinte
section-none = Não há provas
section-none-text = Adicione a primeira prova do evento. Depois pode trabalhar aqui.
section-none-go = Ir para o evento
clock-round = ronda { $round }
clock-results-missing =
    { $count ->
        [0] já há todos os resultados
        [one] falta { $count } resultado
       *[other] faltam { $count } resultados
    }

palette-open = Procurar
palette-placeholder = Escreva uma página, uma ação, uma folha ou um nome
palette-go-to = Ir para
palette-actions = Ações
palette-sections = Provas
palette-tables = Mesas em jogo
palette-papers = Folhas
palette-people = Inscritos
palette-events = Outros eventos
palette-theme-light = Tema claro
palette-theme-dark = Tema escuro
palette-theme-system = Tema do computador
palette-text-larger = Texto maior
palette-text-smaller = Texto menor
palette-language-it = Língua: Italiano
palette-language-en = Língua: English
palette-language-pt = Língua: Português

help-open = Ajuda
help-open-again = Ajuda, segunda tecla
help-title = Ajuda: { $screen }
help-keys = Teclas desta página

frame-skip = Ir para o conteúdo
frame-data-trouble = Ver as cópias
frame-screen-failed = Esta página não abriu. Os dados estão seguros.

start-trouble-title = Não é possível abrir os dados
start-trouble-copies = Cópias de segurança
start-trouble-copies-text = Escolha uma cópia para recomeçar. Os dados de agora ficam guardados à parte.
start-trouble-use-copy = Usar esta cópia
start-trouble-log = Os pormenores estão aqui: { $path }
work-left-done = O trabalho de { $person } acabou. O dispositivo já não está ligado.
work-left-stopped = O trabalho de { $person } parou. O dispositivo já não está ligado.
frame-who-name = O seu nome
frame-who-officials = Os oficiais deste evento
frame-who-asked = Escreva o seu nome
frame-who-is = Ao computador: { $name }
frame-who-save = Guardar
undo-action-of = { $action } ({ $who })
