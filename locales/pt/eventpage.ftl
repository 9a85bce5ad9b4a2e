# The page of one event: where the day stands, the next thing, programme, sections, files.

eventpage-heading = Evento
eventpage-next = Agora
eventpage-also = Depois
eventpage-go-event = Ir para o evento
eventpage-go-entries = Ir para as inscrições
eventpage-go-check-in = Ir para a acreditação
eventpage-go-lots = Ir para o sorteio
eventpage-go-rounds = Ir para as rondas
eventpage-go-chart = Ir para o quadro
eventpage-go-standings = Ir para as classificações
eventpage-go-print = Ir para as impressões

next-add-sections = Acrescente a primeira prova.
next-await-entries = { $days ->
        [0] As inscrições estão abertas.
        [one] As inscrições fecham dentro de { $days } dia.
       *[other] As inscrições fecham dentro de { $days } dias.
    } Boletins recebidos: { $count }.
next-entries-close-today = As inscrições fecham às { $time }. Boletins recebidos: { $count }.
next-fix-problems = { $count ->
        [one] Há { $count } coisa por resolver nas inscrições.
       *[other] Há { $count } coisas por resolver nas inscrições.
    }
next-complete-forms = Assinaturas ou carimbos em falta: { $count }.
next-check-in = Acreditação: faltam { $count } de { $total }.
next-draw-lots = { $section }: { $count } inscritos, prontos para o sorteio.
next-confirm-lots = { $section }: confirme o sorteio.
next-call-tables = { $section }, ronda { $round }: chame as mesas.
next-enter-results = { $section }, ronda { $round }: { $count ->
        [one] falta { $count } resultado.
       *[other] faltam { $count } resultados.
    }
next-close-section = { $section } terminou. Veja a classificação e feche a prova.
next-hand-out-prizes = Prémios por entregar: { $count }.
next-archive = Tudo está feito. Ponha o evento no arquivo.
next-nothing = Nada a fazer agora.

eventpage-forms = boletins
eventpage-entries = inscritos
eventpage-present = presentes
eventpage-problems = por resolver

eventpage-programme = Programa
eventpage-programme-empty = O programa está vazio. Escreva os horários do dia.
eventpage-programme-edit = Mudar o programa
eventpage-programme-add = Acrescentar um horário
eventpage-programme-when = Quando
eventpage-programme-what = O quê
eventpage-programme-kind = Tipo
eventpage-programme-remove = Tirar a linha { $row }
eventpage-programme-row = Linha { $row }
eventpage-programme-wrong = Escreva dia, hora e texto em cada linha.
eventpage-programme-saved = Programa guardado.
eventpage-programme-now = São { $time }
eventpage-kind-meeting = encontro
eventpage-kind-lots = sorteio
eventpage-kind-play = jogo
eventpage-kind-break = pausa
eventpage-kind-prizes = prémios
eventpage-kind-other = outro

eventpage-forecast = Previsão das rondas
eventpage-forecast-round = Ronda { $round }
eventpage-forecast-waves = em { $waves } grupos
eventpage-forecast-planned = prevista
eventpage-forecast-running = em curso
eventpage-forecast-finished = terminada
eventpage-forecast-spare = Tempo que sobra antes dos prémios: { $time }.
eventpage-forecast-late = O dia não chega: faltam { $time }.
eventpage-forecast-worst = Se todos os encontros se alongarem, faltam { $time }.
eventpage-forecast-time =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
eventpage-remedy-more-tables = Bastam { $tables } mesas.
eventpage-remedy-shorter-matches = Bastam encontros de { $minutes } minutos.
eventpage-remedy-play-into-breaks = Basta jogar também nas pausas.
eventpage-remedy-earlier-start = Basta começar às { $time }.
eventpage-remedy-later-prize-giving = Basta entregar os prémios às { $time }.

eventpage-sections = Provas
eventpage-section-add = Acrescentar uma prova
eventpage-section-edit = Mudar { $section }
eventpage-section-delete = Tirar { $section }
eventpage-section-delete-title = Tirar a prova
eventpage-section-delete-consequence = { $count ->
        [0] A prova { $section } sai. Ninguém está inscrito.
        [one] A prova { $section } sai com { $count } inscrição e os seus prémios.
       *[other] A prova { $section } sai com { $count } inscrições e os seus prémios.
    }
eventpage-section-deleted = Prova { $section } retirada.
eventpage-section-saved = Prova { $section } guardada.
eventpage-section-close = Fechar a prova
eventpage-section-close-consequence = Os lugares de { $section } ficam definitivos. Para corrigir reabre-se a prova.
eventpage-section-closed = Prova { $section } fechada.
eventpage-section-reopen = Reabrir a prova
eventpage-section-reopened = Prova { $section } reaberta.
eventpage-section-entries = { $count ->
        [one] { $count } inscrito
       *[other] { $count } inscritos
    }
eventpage-section-state-empty = sem inscritos
eventpage-section-state-lots = por sortear
eventpage-section-state-round = ronda { $round } de { $rounds }
eventpage-section-state-finished = terminada, por fechar
eventpage-section-state-closed = fechada
eventpage-sections-empty = Não há provas. Acrescente a primeira.

eventpage-section-title = Título
eventpage-section-title-missing = Escreva o título da prova.
eventpage-section-kind = Quem joga
eventpage-section-kind-individual = individuais
eventpage-section-kind-clubs = clubes
eventpage-section-category = Categoria
eventpage-section-category-men = masculina
eventpage-section-category-women = feminina
eventpage-section-category-open = aberta a todos
eventpage-section-seeding = Cabeças de série
eventpage-section-seeding-pure = nenhuma, sorteio puro
eventpage-section-seeding-rating = por pontuação
eventpage-section-seeding-category = por categoria
eventpage-section-seeding-order = por ordem escolhida à mão
eventpage-section-seeds = Quantas
eventpage-section-separate-clubs = Manter afastados os colegas de clube
eventpage-section-separate-clubs-hint = Encontram-se o mais tarde possível.
eventpage-section-chain = Como se joga um encontro
eventpage-section-chain-hint = Em igualdade segue o passo seguinte. O último é sempre o sorteio.
eventpage-section-step = Passo { $step }
eventpage-section-minutes = Minutos
eventpage-section-increment = Segundos por lance
eventpage-section-step-field = { $field }, passo { $step }
eventpage-section-step-add = Acrescentar um passo
eventpage-section-step-remove = Tirar o passo { $step }
eventpage-section-no-clock = sem relógio
eventpage-section-third = Terceiro lugar
eventpage-section-third-play-off = joga-se
eventpage-section-third-shared = partilhado
eventpage-section-placing = Encontros para todos os lugares
eventpage-section-placing-hint = Quem perde continua a jogar pelos lugares mais baixos.
eventpage-section-order = Quem sai na mesma ronda
eventpage-section-order-victor = pela ordem de quem o venceu
eventpage-section-order-shared = partilha o lugar
eventpage-section-boards = Tabuleiros por encontro
eventpage-section-tie = Se os clubes empatam
eventpage-section-tie-hint = As regras valem por ordem. Depois decide o sorteio.
eventpage-section-tie-board-one = o primeiro tabuleiro ganho
eventpage-section-tie-last-board-out = sem o último tabuleiro
eventpage-section-tie-replay = rejoga-se com cores trocadas
eventpage-section-tie-lots = sorteio
eventpage-section-tie-up = Antes: { $rule }
eventpage-section-ballots = Aberturas sorteadas
eventpage-section-ballots-hint = Cada partida começa com uma abertura sorteada.
eventpage-section-save = Guardar a prova
eventpage-section-fixed = O sorteio está confirmado. Só mudam o título e a categoria.

eventpage-facts = Dados
eventpage-edit = Mudar os dados
eventpage-edit-heading = Dados do evento
eventpage-save = Guardar
eventpage-saved = Dados guardados.
eventpage-deadline = Inscrições até
eventpage-tables = Mesas
eventpage-rule-set = Regulamento
eventpage-logo = Logótipo
eventpage-logo-set = Escolher o logótipo
eventpage-logo-change = Mudar o logótipo
eventpage-logo-remove = Tirar o logótipo
eventpage-logo-there = presente
eventpage-logo-kind = Imagens
eventpage-logo-saved = Logótipo mudado.
eventpage-officials = Oficiais
eventpage-official-add = Acrescentar um oficial
eventpage-official-role = Função, { $row }
eventpage-official-name = Nome, { $row }
eventpage-official-remove = Tirar o oficial { $row }
eventpage-official-missing = Escreva o nome de cada oficial, ou tire a linha.
eventpage-role-chief-arbiter = árbitro principal
eventpage-role-arbiter = árbitro
eventpage-role-director = diretor de prova
eventpage-role-delegate = delegado
eventpage-role-secretary = secretário
eventpage-role-doctor = médico
eventpage-role-interpreter = intérprete
eventpage-warning-deadline-after-start = As inscrições fecham com a prova já começada.
eventpage-warning-deadline-in-the-past = O prazo das inscrições já passou.

eventpage-more = Mais
eventpage-hand-over = Entregar em ficheiro
eventpage-hand-over-text = O ficheiro pode viajar por correio. Escolha que dados pessoais vão com ele. Os documentos ficam aqui.
eventpage-hand-over-cards = Números de cartão
eventpage-hand-over-contacts = Contactos dos clubes
eventpage-hand-over-hearing-aids = Verificação das próteses auditivas
eventpage-hand-over-hearing-aids-hint = É um dado de saúde.
eventpage-hand-over-save = Escolher onde guardar
eventpage-hand-over-done = O evento está no ficheiro { $path }.
eventpage-file-kind = Evento do Tabellone
eventpage-export = Exportar
eventpage-file-writing = A escrever o ficheiro
eventpage-export-title = Exportar os dados
eventpage-export-what = O quê
eventpage-export-format = Formato
eventpage-export-entries = inscritos
eventpage-export-results = resultados
eventpage-export-standings = classificações
eventpage-export-prizes = prémios
eventpage-export-games = partidas com os lances
eventpage-export-web-page = página para o site
eventpage-format-csv = CSV
eventpage-format-xlsx = Excel
eventpage-format-pdn = PDN
eventpage-format-html = página web
eventpage-export-save = Guardar o ficheiro
eventpage-export-done = Guardado em { $path }. Linhas: { $rows }.
eventpage-open-file = Abrir o ficheiro
eventpage-archive = Pôr no arquivo
eventpage-archive-consequence = { $title } passa a ser só de leitura. Resultados e impressões ficam. Os números dos documentos saem para sempre.
eventpage-archived = { $title } está no arquivo.
eventpage-delete = Eliminar
eventpage-delete-consequence = Saem provas, boletins, { $count } inscrições e resultados de { $title }. Atletas e clubes ficam. Mesmo que anule, os números dos documentos não voltam.
eventpage-deleted = { $title } eliminado.

eventpage-help-next = Em cima está a próxima coisa a fazer. O botão leva ao sítio certo.
eventpage-help-programme = O programa segue o relógio. A linha de agora está marcada.
eventpage-help-sections = Cada prova tem as suas regras de encontro. Mudam-se antes do sorteio.
eventpage-help-files = Com Mais entrega o evento em ficheiro, exporta, arquiva ou elimina.
