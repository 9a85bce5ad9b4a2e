## Chart
report-bye = isento
report-winner-of = venc. mesa { $table }
report-loser-of = perd. mesa { $table }
report-chart-legend = o número na ligação é a mesa
report-cut-here = Cortar aqui e colar na folha { $sheet }
report-glue-here = Colar a folha { $sheet } acima desta linha

## Slips
report-slip-result = Pontos
report-slip-time = Hora do fim
report-slip-game-1 = 1.ª partida
report-slip-game-2 = 2.ª partida, cores trocadas
report-slip-ties = Em caso de empate
report-slip-first = Primeiro clube
report-slip-second = Segundo clube
report-slip-reason = Motivo
report-slip-signature = Assinatura

## Round sheet and call sheet
report-starts-at = Início
report-resting = Isento, passa a ronda:
report-call-present = Presente
report-call-document = Documento
report-call-aids = Sem próteses
report-call-time = Hora da chamada
report-call-aids-note = Sem próteses auditivas: art. 12. Verificar antes de sentar.

## Score sheet and boards
report-score-result = Resultado
report-piece-man = peão { $colour } em { $square }
report-piece-king = dama { $colour } em { $square }
report-board-empty = Tabuleiro com casas numeradas

## Finish by hand
report-hand-as-of = Situação em { $moment }
report-hand-contents = inscritos: { $entries } · fichas: { $slips }
report-hand-step-1 = Afixar o quadro. A partir de agora os resultados escrevem-se nele.
report-hand-step-2 = Cortar as fichas. Dar uma a cada mesa.
report-hand-step-3 = Quando a ficha volta, verificar as duas assinaturas.
report-hand-step-4 = Escrever o vencedor na linha à direita. Preparar a nova mesa.
report-hand-step-5 = Guardar todas as fichas. Servem para voltar a escrever os resultados.
report-nobody = ninguém
report-placing = Classificações
report-slip-lots = Sorteio: passa
report-where-note = O número à direita é a mesa.
