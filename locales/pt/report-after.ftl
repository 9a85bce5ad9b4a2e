## Results and standings
report-score = Resultado
report-reason = Motivo
report-to-play = por jogar
report-tables-count = mesas: { $tables }
report-won = Ganhos
report-tied-note = Lugar partilhado em igualdade.

## Prizes and clubs
report-awards-count = prémios: { $awards }
report-quantity = Quantos
report-pieces-total = Ao todo: { $pieces }
report-from-where = De onde
report-points = Pontos
report-points-table = Pontos por lugar

## Certificates
report-certificate-participation = Diploma de participação
report-certificate-placing = Diploma de mérito
report-certificate-to = atribuído a
report-certificate-took-part = por ter participado na prova

## Final report
report-officials = Oficiais
report-figure-entries = inscritos
report-figure-present = presentes
report-figure-clubs = clubes
report-figure-matches = encontros
report-figure-games = partidas
report-figure-drawn = empates
report-figure-forfeits = por falta
report-rulings = Decisões
report-incidents = Ocorrências
report-corrections = Correções
report-remarks = Observações
report-article = Artigo
report-decision = Decisão
report-against = contra { $name }

## Data kept about an athlete
report-event = Evento
report-stored-what = Dado
report-stored-value = Valor guardado
report-stored-nothing = nada
report-stored-document = Documento de identidade
report-stored-document-kept = guardado; o número não se imprime
report-stored-document-none = não guardado
report-stored-events = Eventos
report-stored-erasure = O que se pode apagar
report-stored-received = Recebido por
report-at-least = pelo menos { $place }
report-taking-part = Por cada outro participante: +{ $points } de participação.
report-podium-open = por decidir
report-podium-all = Todos os pódios
report-homologation = Homologação da federação
report-homologation-number = Número
report-attendance-we-certify = Declara-se que
report-attendance-was-there = participou em «{ $event }» como { $capacity }, nos dias e nas horas abaixo.
report-attendance-on-request = Emitida a pedido, para o trabalho ou para a escola.
report-day = Dia
report-from-hour = Das
report-to-hour = Às
report-figure-white = ganham as brancas
report-figure-black = ganham as pretas
report-how-games-ended = Como acabaram as partidas
report-minutes = Minutos
report-entries-of-clubs = Inscritos por clube
