# Papers and their print.
print-heading = Impressão
print-help-choose = Escolha um papel à esquerda. À direita vê-se antes de imprimir.
print-help-round = O pacote da ronda guarda juntos fichas, folha da ronda, chamadas e quadro.
print-help-open = Abrir para imprimir mostra logo a folha no seu programa de PDF, sem a guardar.
print-phase-before = Antes
print-phase-lots = Sorteio
print-phase-during = Durante
print-phase-after = Depois
print-papers = Papéis
print-section = Prova
print-every-section = Todas as provas
print-round = Ronda
print-round-now = Ronda atual
print-size = Papel
print-size-a4 = A4
print-size-a3 = A3
print-language = Língua
print-language-screen = Como no ecrã
print-save = Guardar em PDF
print-open = Abrir para imprimir
print-round-pack = Guardar o pacote da ronda
print-round-pack-folder = Escolha onde guardar os papéis da ronda
print-saved =
    { $pages ->
        [one] Guardada { $pages } página.
       *[other] Guardadas { $pages } páginas.
    }
print-saved-open = Abrir
print-working = A preparar os papéis
print-drawing = A preparar a pré-visualização
print-page = Página { $page } de { $total }
print-more-pages = Mostrar mais páginas
print-zoom = Tamanho
print-zoom-fit = Página inteira
print-zoom-wide = Largura
print-choose = Escolha um papel
print-choose-text = Aqui aparece a pré-visualização, página a página.
print-template-problem = O seu modelo { $file } tem um erro na linha { $line }: { $message }. Foi usado o do programa.
print-file-problem = O ficheiro { $file } não se pode usar: { $message }. O papel foi feito sem ele.
print-pdf = Documento PDF

# Names of the papers; reports use them too.
paper-announcement = Convocatória
paper-blank-form = Boletim de inscrição em branco
paper-filled-forms = Boletins preenchidos
paper-entries-by-club = Inscritos por clube
paper-entries-by-section = Inscritos por prova
paper-deadline-list = Lista no fim do prazo
paper-lots-chart = Quadro do sorteio
paper-empty-chart = Quadro vazio
paper-slips = Fichas de resultado
paper-round-sheet = Folha da ronda
paper-chart = Quadro
paper-call-sheet = Folha de chamadas
paper-score-sheet = Folha para anotar as jogadas
paper-finish-by-hand = Para acabar à mão
paper-results = Resultados
paper-standings = Classificação
paper-podium = Pódio
paper-prize-list = Lista de prémios
paper-to-buy = Prémios a comprar
paper-clubs-ranking = Classificação de clubes
paper-participation-certificates = Diplomas de participação
paper-placing-certificates = Diplomas de mérito
paper-arbiter-report = Relatório do árbitro
paper-game-records = Partidas jogadas
paper-athlete-record = Dados de um atleta
paper-check-in-list = Folha de acreditação
paper-badges = Crachás
paper-place-cards = Marcadores de lugar
paper-table-cards = Números das mesas
paper-where-to-play = Onde jogo
paper-podium-square = Imagem do pódio, quadrada
paper-podium-wide = Imagem do pódio, larga
paper-attendance = Declarações de presença
paper-statistics = Estatísticas
print-png = Imagem PNG
