# Motivos de um resultado, reparos ao resultado, contagens.

reason-resigned = Abandono
reason-no-moves = Sem lances possíveis
reason-no-pieces = Sem peças
reason-time = Tempo esgotado
reason-refused-rules = Recusa do regulamento
reason-agreed = Acordo entre os jogadores
reason-count = Contagem de lances
reason-forced-twelve = Doze lances, três damas contra uma
reason-repetition = Posição repetida três vezes
reason-no-winning-chance = Ninguém pode ganhar
reason-absent = Falta de comparência
reason-both-absent = Falta de ambos
reason-withdrawn = Desistência
reason-excluded-hearing-aid = Exclusão por prótese auditiva
reason-disciplinary = Sanção disciplinar

# Nobody may overrule these.
finding-unknown-reason = O regulamento desta prova não conhece este motivo. Escolha outro motivo.
finding-wrong-outcome = Este motivo não leva a este resultado. Mude o motivo ou o resultado.
finding-about-winner = O motivo é de quem perde. Aqui está indicado quem ganha.
finding-other-rule-set = Os lances escritos seguem outro regulamento.

# The arbiter may overrule these.
finding-can-move =
    { $side ->
        [white] As brancas ainda podem jogar: por exemplo { $move } (art. { $article }).
       *[black] As negras ainda podem jogar: por exemplo { $move } (art. { $article }).
    }
finding-not-on-move =
    { $side ->
        [white] Não é a vez das brancas. Só perde sem lances quem tem de jogar (art. { $article }).
       *[black] Não é a vez das negras. Só perde sem lances quem tem de jogar (art. { $article }).
    }
finding-has-pieces =
    { $pieces ->
        [one] Quem perde ainda tem uma peça no tabuleiro (art. { $article }).
       *[other] Quem perde ainda tem { $pieces } peças no tabuleiro (art. { $article }).
    }
finding-all-taken =
    { $side ->
        [white] As brancas já não têm peças: o motivo certo é outro (art. { $article }).
       *[black] As negras já não têm peças: o motivo certo é outro (art. { $article }).
    }
finding-won-on-board =
    { $winner ->
        [white] No tabuleiro as brancas já ganharam (art. { $article }).
       *[black] No tabuleiro as negras já ganharam (art. { $article }).
    }
finding-count-not-started =
    { $count ->
        [forced] A contagem dos doze lances não começou (art. { $article }).
       *[moves] Nos lances escritos a contagem não começou (art. { $article }).
    }
finding-count-incomplete =
    { $count ->
        [repetition] A posição apareceu { $done } vezes em { $limit } (art. { $article }).
       *[moves] A contagem está em { $done } lances de { $limit } (art. { $article }).
    }
finding-drawn-by-count = O jogo já estava empatado pela contagem ao fim de { $plies } lances ao todo (art. { $article }).
finding-capture-open =
    { $side ->
        [white] As brancas ainda podem capturar: { $move } (art. { $article }).
       *[black] As negras ainda podem capturar: { $move } (art. { $article }).
    }
finding-agreed-before-play = O acordo só vale depois de o jogo começar (art. { $article }).
finding-played-though =
    { $plies ->
        [one] Há uma falta marcada, mas está escrito um lance.
       *[other] Há uma falta marcada, mas estão escritos { $plies } lances.
    }
finding-recorded-otherwise =
    { $outcome ->
        [white-wins] Nos lances escritos o resultado é: ganham as brancas.
        [black-wins] Nos lances escritos o resultado é: ganham as negras.
        [both-lose] Nos lances escritos o resultado é: perdem ambos.
       *[drawn] Nos lances escritos o resultado é: empate.
    }


count-refused-automatic = Esta contagem começa sozinha (art. { $article }).
count-refused-king-missing =
    { $side ->
        [white] É precisa uma dama de cada lado. As brancas não têm damas (art. { $article }).
       *[black] É precisa uma dama de cada lado. As negras não têm damas (art. { $article }).
    }
count-refused-already-running = A contagem já está a decorrer (art. { $article }).
count-refused-game-over = O jogo acabou.
count-refused-not-running = Não há contagem a decorrer (art. { $article }).
count-refused-no-reduction = Este regulamento não reduz a contagem (art. { $article }).
count-refused-not-a-reduction = Escolha um número a partir de { $least } e menor que { $limit } (art. { $article }).
