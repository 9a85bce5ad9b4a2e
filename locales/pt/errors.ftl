# What the program refuses: what happened, then what to do.
error-internal = O programa teve um problema. Os dados estão seguros. Tente outra vez. O ficheiro de registo diz mais.
error-bad-request = A página pediu algo que o programa não lê. Abra a página outra vez.
error-changed-meanwhile = { $who } mudou estes dados às { $at }, depois de os abrir. Abra-os outra vez, veja os dele e depois guarde os seus.
error-undo-of-another = A última ação é de { $who }, às { $at }. Anula-a quem a escreveu, ou o árbitro principal.
error-not-allowed = Este dispositivo não o pode fazer. Pergunte na mesa da secretaria.
error-task-under-way = Este trabalho já está em curso. Espere até acabar.
error-unknown-request = A página pediu algo que o programa não conhece. Reinicie o programa.
error-no-data-folder = A pasta dos dados não foi encontrada. Verifique o disco e reinicie o programa.
error-folder-read-only = Não se pode escrever na pasta { $path }. Mude as permissões ou escolha outra pasta.
error-folder-unusable = Não se pode usar a pasta { $path }. Escolha outra pasta.
error-text-too-long = O texto é demasiado longo. Escreva no máximo { $most } letras.
error-file-name-missing = Falta o nome do ficheiro. Escolha onde guardar.

# The event and its sections.
error-event-archived = O evento { $title } está arquivado. Só se pode ler.
error-time-zone-unknown = O fuso horário { $zone } não existe. Escolha um da lista.
error-rule-set-unknown = Este programa não conhece o regulamento { $code }. Atualize o programa.
error-rules-fixed-by-play = Já há partidas jogadas. O regulamento mantém-se.
error-sections-still-open = Ainda há provas abertas. Feche-as primeiro.
error-section-closed = A prova { $section } está fechada. Reabra-a para mudar um resultado.
error-section-fixed-by-lots = O sorteio de { $section } está feito. Anule-o antes de mudar a prova.
error-section-has-games = A prova { $section } tem partidas jogadas. Não pode ser retirada.
error-section-kind-fixed-by-entries = A prova { $section } já tem inscritos. O tipo de prova mantém-se.
error-section-not-finished = Na prova { $section } ainda faltam resultados: { $count }.
error-boards-two-to-six = Um encontro de clubes tem de 2 a 6 tabuleiros.
error-points-table-size = A tabela de pontos é demasiado longa. Retire algumas linhas.
error-prize-place-too-far = O lugar é alto de mais. Escreva no máximo { $most }.
error-points-too-many = Escreva no máximo { $most } pontos por lugar.
error-no-sections = Ainda não há provas. Acrescente uma.
error-no-entries = Ainda não há inscritos.

# Lots.
error-lots-not-drawn = O sorteio ainda não está feito. Faça primeiro o sorteio.
error-lots-not-confirmed = O sorteio ainda não está confirmado.
error-lots-confirmed = O sorteio já está confirmado.
error-lots-already-played = Já há resultados. O sorteio mantém-se.
error-entries-changed-since-lots = Os inscritos mudaram depois do sorteio. Refaça o sorteio.
error-placement-refused = Estes dois lugares não se podem trocar.
error-seed-empty = Escreva a semente do sorteio.
error-seed-too-long = A semente é demasiado longa. Use no máximo { $most } letras.
error-seed-character = A semente { $seed } tem uma letra não admitida. Use letras simples e números.
error-too-few-entries = São precisos pelo menos dois inscritos. Agora são { $count }.
error-too-many-entries = Há inscritos a mais: { $count }.
error-entry-twice = Um inscrito aparece duas vezes. Verifique as inscrições.
error-seeds-refused = Os cabeças de série não servem. Escolha inscritos diferentes.

# At the tables.
error-line-unknown-word = Não se entende "{ $word }". Escreva mesa, resultado e motivo.
error-no-such-table = Nesta ronda não há mesa { $table }.
error-table-in-several-sections = A mesa { $table } está em várias provas. Escolha primeiro a prova em cima.
error-no-table-to-call = Não há mesas para chamar agora.
error-boards-missing = Escreva o resultado de todos os tabuleiros: são { $count }.
error-match-not-ready = Este encontro ainda espera pelos jogadores.
error-match-decided = Este encontro já está decidido. Para o mudar, corrija o resultado.
error-unknown-match = Este encontro já não existe. Volte às rondas.
error-only-lots-left = As partidas acabaram empatadas. Agora decide o sorteio.
error-not-time-for-lots = Ainda não é tempo de sorteio. Há partidas por jogar.
error-other-game-first = Primeiro vem outra partida deste encontro.
error-game-recorded = Esta partida já tem resultado. Corrija esse.
error-game-not-recorded = Esta partida ainda não tem resultado.
error-wrong-players = Os jogadores desta partida são outros. Atualize a página.
error-reason-does-not-fit = O motivo não serve para este resultado. Escolha outro motivo.
error-not-in-match = { $who } não joga neste encontro.
error-unknown-entry = Este inscrito já não existe. Atualize a página.
error-not-on-chart = { $who } não está no quadro.
error-already-on-chart = { $who } já está no quadro.
error-already-left = { $who } já está fora da prova.
error-not-left = { $who } ainda está em prova.
error-nothing-to-leave = { $who } já não tem encontros por jogar.
error-already-played = { $who } já jogou. A substituição faz-se antes.
error-not-a-bye = O lugar { $place } não é isento. Escolha outro lugar.
error-no-bye-left = Já não há isenções livres. O atrasado não pode entrar.
error-nothing-changes = Já é assim. Nada muda.
error-result-refused = O regulamento não admite este resultado.
error-result-doubtful = O resultado deixa dúvidas. Leia e confirme, ou mude.
error-change-doubtful = Outros resultados mudam. Leia e confirme, ou deixe assim.
error-nothing-to-decide = O lugar é dado pelos encontros. Não há nada a decidir.
error-not-a-candidate = Este lugar não se pode dar assim. Escolha um nome da lista.
error-correction-needs-reason = Escreva porque corrige. Fica no registo.
error-departure-needs-reason = Escreva o motivo. Fica no registo.

# On the board.
error-count-refused = Aqui não se pode pedir a contagem. Veja o tabuleiro.
error-count-beyond-moves = A contagem começa depois do último lance escrito. Escreva os lances, ou tire a contagem.
error-fen-unreadable = A posição não se lê. Verifique como está escrita.
error-moves-refused = Uma jogada não serve. Veja o tabuleiro e corrija.
error-no-such-board = Não há tabuleiro { $board } neste encontro.
error-board-needed = Escolha primeiro o tabuleiro desta partida.
error-moves-start-elsewhere = A partida colada começa noutra posição. Cole a partida inteira.
error-moves-several-games = O texto tem { $count } partidas. Cole só os lances desta.
error-irregularity-unknown = Este item não está no catálogo deste regulamento.
error-ruling-remedy-unfit = Esta medida não se prevê aqui (art. { $article }). Escolha entre as que se oferecem.
error-ruling-too-late = O tempo para anular o jogo passou (art. { $article }). Confirme se o árbitro decide assim mesmo.

# Papers and files.
error-nothing-to-print = Ainda não há nada para imprimir aqui.
error-paper-needs-athlete = Escolha o atleta do papel.
error-import-cancelled = Importação parada. Nada mudou.
error-papers-cancelled = Impressão parada. Nenhum ficheiro mudou.
error-work-cancelled = Trabalho parado. Os dados estão como antes.
error-no-forms = Ainda não há fichas.
error-file-unreadable = O ficheiro não se lê: { $path }. Escolha outro.

# What the arbiter may overrule.
finding-other-colours = As cores não são as previstas para esta partida.
finding-lots-replaced = Este resultado substitui o sorteio.
finding-round-begun = A ronda já começou.
finding-match-overturned = Com este resultado passa o outro jogador.
finding-played-on = Outros resultados deixam de contar: os encontros seguintes jogam-se de novo.
finding-games-after = As partidas depois desta deixam de contar.
finding-club-short = A equipa { $club } tem menos de { $fewest } atletas. Em regra conta como ausente.
