# The page of rules. The articles themselves are in rules.ftl.
rulespage-heading = Regras
rulespage-help-compare = Compare até quatro regulamentos, capítulo a capítulo.
rulespage-help-search = Escreva uma palavra ou o número de um artigo para o encontrar.
rulespage-search = Procurar uma palavra ou um artigo
rulespage-shown = Regulamentos
rulespage-found =
    { $count ->
        [0] Nenhum artigo
        [one] { $count } artigo
       *[other] { $count } artigos
    }
rulespage-facts = Diferenças em resumo
rulespage-fact = Regra
rulespage-articles = Artigos
rulespage-article = art. { $article }
rulespage-nothing = Nenhum artigo com estas palavras.
rulespage-no-chapter = –

# Facts of the comparison.
fact-dark-corner = Canto escuro
fact-moves-first = Joga primeiro
fact-king = Alcance da dama
fact-man-takes-king = A pedra toma a dama
fact-capture-choice = Escolha da tomada
fact-count = Contagem para o empate
fact-count-start = Início da contagem
fact-after-cancel = Depois de interrompida
fact-reduced-count = Contagem reduzida
fact-forced-moves = Três damas contra uma
fact-repetition = Posição repetida
fact-hearing-aids = Próteses auditivas
fact-value-left = em baixo à esquerda
fact-value-right = em baixo à direita
fact-value-white = as Brancas
fact-value-black = as Pretas
fact-value-one-step = uma casa
fact-value-flies = qualquer distância
fact-value-yes = sim
fact-value-no = não
fact-value-free = livre
fact-value-number-king-value-order = número, depois com dama, depois mais damas, depois dama primeiro
fact-value-number-value = número, depois mais damas
fact-value-one-player = { $number } jogadas de quem é contado
fact-value-each-player = { $number } jogadas de cada um
fact-value-on-request = a pedido
fact-value-automatic = automático
fact-value-same-player = retoma no mesmo jogador
fact-value-restarted = recomeça
fact-value-number = { $number }
fact-value-none = –
fact-value-excluded = excluídas
