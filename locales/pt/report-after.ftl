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
report-certificate-placed = { $place } lugar · { $section }

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
