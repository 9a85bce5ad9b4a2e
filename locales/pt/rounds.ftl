# Words of rounds, tables and results, shared by every screen that shows them.
round-numbered = { $number }.ª ronda
round-round-of =
    { $entries ->
        [16] Oitavos
       *[other] Ronda de { $entries }
    }
round-quarter-finals = Quartos de final
round-semi-finals = Meias-finais
round-final = Final
round-third-place = Jogo do 3.º lugar
round-placing = Lugares { $from }–{ $to }
outcome-white-wins = ganham as Brancas
outcome-black-wins = ganham as Pretas
outcome-drawn = empate
outcome-both-lose = perdem ambos
side-white = Brancas
side-black = Pretas
slot-bye = Isento
slot-winner-of = venc. mesa { $table }
slot-loser-of = perd. mesa { $table }
slot-winner-later = vencedor por decidir
slot-loser-later = vencido por decidir
slot-nobody = ninguém
step-single = Partida única
step-pair = Duas partidas com cores trocadas
step-faster-pair = Duas partidas mais rápidas
step-deciding = Partida decisiva
step-lots = Sorteio
decided-games = no tabuleiro
decided-walk-over = por ausência
decided-lots = por sorteio
decided-exclusion = por exclusão
decided-withdrawal = por desistência
decided-unopposed = sem adversário
table-state-waiting = à espera
table-state-to-call = por chamar
table-state-called = chamada
table-state-playing = em jogo
table-state-next-game = outra partida
table-state-lots = sorteio
table-state-done = feito

# The round desk.
rounds-heading = Rondas
rounds-help-line = Escreva mesa, resultado e motivo, depois Enter. Por exemplo 4 b: na mesa 4 ganham as Brancas.
rounds-help-letters = Letras: b Brancas, p Pretas, e empate. Ausências: ab, ap, aa. Debaixo da linha lê-se o que escreveu.
rounds-help-fix = Seta para cima retoma o último resultado. Ctrl+Z anula-o. Um nome encontra a sua mesa.
rounds-help-call = Chame as mesas com F9. Depois da chamada começa o tempo para quem falta.
rounds-empty = As rondas começam depois do sorteio
rounds-empty-text = Confirme o sorteio desta prova. Depois as mesas aparecem aqui.
rounds-go-to-lots = Ir para o sorteio
rounds-all-done = Todos os resultados desta ronda estão feitos
rounds-lead =
    { $outstanding ->
        [0] Não falta nenhum resultado
        [one] Falta { $outstanding } resultado
       *[other] Faltam { $outstanding } resultados
    }
rounds-round = Ronda
rounds-only-outstanding = Só por acabar
rounds-every-section = Todas as provas
rounds-one-section = Só a prova escolhida
rounds-table = Mesa { $table }
rounds-wave = grupo { $wave }
rounds-game = Partida { $game }
rounds-time = { $minutes } min
rounds-time-increment = { $minutes } min + { $increment } s
rounds-call-all = Chamar as mesas
rounds-call = Chamar
rounds-call-again = Chamar outra vez
rounds-called =
    { $count ->
        [one] Chamada { $count } mesa.
       *[other] Chamadas { $count } mesas.
    }
rounds-start = Começar
rounds-started = Mesa { $table }: joga-se.
rounds-called-at = chamada às { $time }
rounds-started-at = em jogo desde as { $time }
rounds-no-show = Tempo para quem falta
rounds-no-show-over = Tempo esgotado: pode marcar-se a ausência
rounds-result = Resultado
rounds-result-of = Resultado da mesa { $table }
rounds-white-on-board-one = Brancas no tabuleiro 1
rounds-boards =
    { $game ->
        [1] { $boards } tabuleiros
       *[other] { $boards } tabuleiros, outra vez
    }
rounds-board = Tabuleiro { $board }
rounds-how-played = Como foi
rounds-at-the-boards = Jogado nos tabuleiros
rounds-not-played = Não jogado
rounds-choose-outcome = Quem ganha
rounds-choose-reason = Motivo
rounds-outcome-name = Ganha { $name }
rounds-write = Escrever o resultado
rounds-write-anyway = Confirmar mesmo assim
rounds-recorded = Mesa { $table }: { $outcome }.
rounds-correct = Corrigir
rounds-correct-title = Corrigir a partida { $game } da mesa { $table }
rounds-correct-kind = O que corrigir
rounds-correct-result = O resultado é outro
rounds-correct-annul = A partida não vale e joga-se outra vez
rounds-correct-remove = Resultado escrito por engano
rounds-why = Porquê
rounds-why-hint = Fica no registo e no relatório.
rounds-corrected = Resultado corrigido.
rounds-recorded-here = Resultado escrito.
rounds-consequences = O que muda
rounds-consequences-later = Escolha o resultado certo. Aqui vê o que muda.
rounds-consequences-none = Não muda mais nada.
rounds-consequences-matches = Encontros
rounds-consequences-cancelled = Partidas que deixam de contar
rounds-consequences-places = Lugares na classificação
rounds-consequences-lots = Sorteios que deixam de contar
rounds-consequences-back = Voltam à prova
rounds-consequences-asked = O árbitro decide
rounds-confirm-anyway = Confirmar mesmo assim
question-title = Ninguém ganhou a final: quem tem o título?
question-third = O terceiro lugar está aberto: a quem vai?
rounds-before-after = antes { $before }, agora { $after }
rounds-round-table = ronda { $round }, mesa { $table }
rounds-round-only = ronda { $round }
rounds-lots = Decidir por sorteio
rounds-lots-title = Sorteio na mesa { $table }
rounds-lots-text = As partidas acabaram empatadas. Escolha quem saiu no sorteio na sala, ou deixe o programa sortear.
rounds-lots-program = O programa sorteia
rounds-lots-done = Sorteio feito: passa { $name }.
rounds-depart = Desistência ou exclusão
rounds-depart-title = { $name } deixa a prova
rounds-depart-kind = Como
rounds-depart-withdrawn = Desistência
rounds-depart-hearing-aid = Exclusão por prótese auditiva (art. { $article })
rounds-depart-excluded = Outra exclusão
rounds-depart-confirm = Confirmar a saída
rounds-departed = { $name } está fora da prova.
rounds-reinstate = Repor em prova
rounds-reinstated = { $name } volta à prova.
rounds-departed-mark = fora da prova
rounds-replace = Substituir
rounds-replace-title = Quem joga no lugar de { $name }
rounds-replace-with = Atleta que entra
rounds-replace-needed = Escolha o atleta que entra.
rounds-replaced = { $name } joga no lugar de { $before }.
rounds-late = Atrasado
rounds-late-title = Deixar entrar um atrasado
rounds-late-text = Ocupa o lugar de um isento, antes de a ronda começar.
rounds-late-who = Inscrito
rounds-late-none = Nenhum inscrito está fora do quadro. Acrescente-o primeiro nas inscrições.
rounds-late-place = Lugar
rounds-late-by-lots = Por sorteio entre as isenções
rounds-late-place-n = Lugar { $place }
rounds-late-confirm = Deixar entrar
rounds-late-done = { $name } está no quadro.
rounds-more = Mais
rounds-open-match = Abrir o encontro
rounds-rulings =
    { $count ->
        [one] { $count } decisão
       *[other] { $count } decisões
    }
rounds-rulings-open = Decisões
rounds-print-slips = Imprimir as fichas
rounds-focus-line = Voltar à linha

# The arbiter's line: the letters themselves are in line.ftl.
rounds-line = Linha do árbitro
rounds-line-placeholder = 4 b, 4 p m, 4 e c, ros
rounds-line-read = Mesa { $table }: { $outcome } ({ $name }). Motivo: { $reason }
rounds-line-read-drawn = Mesa { $table }: empate. Motivo: { $reason }
rounds-line-read-both = Mesa { $table }: perdem ambos. Motivo: { $reason }
rounds-line-read-absent = Mesa { $table }: ausente { $name }, { $outcome }
rounds-line-read-boards = Mesa { $table }: { $outcome }. Tabuleiros: { $boards }
rounds-line-other-round = { $round }, não em curso
rounds-line-corrects = Já há um resultado: Enter abre a correção
rounds-line-press-enter = Enter para escrever
rounds-line-press-again = Prima Enter outra vez para confirmar mesmo assim
rounds-line-needs-result = Mesa { $table }: { $white } (Brancas) – { $black } (Pretas). Escreva o resultado
rounds-line-needs-boards = Mesa { $table }: { $white } – { $black }. Escreva uma letra por tabuleiro
rounds-line-wins = ganha { $name }
rounds-line-each-board = Uma letra por tabuleiro:
rounds-line-needs-reason = Mesa { $table }: escreva o motivo
rounds-line-letters = { $white } Brancas · { $black } Pretas · { $drawn } empate · { $absent }{ $white } { $absent }{ $black } ausente
rounds-line-found = Mesa { $table }: { $white } – { $black }
rounds-line-found-none = Nenhuma mesa com este nome
rounds-next-round = Ronda seguinte
rounds-previous-round = Ronda anterior
line-then-passes = → passa { $who }
line-then-champion = → { $who } ganha a prova
line-then-next-game = → partida { $game }, Brancas para { $white }
line-then-lots = → decide o sorteio
line-then-nobody = → não passa ninguém
