# Words of the papers that follow from the event's facts.
paper-file-round = ronda { $round }
paper-edition = { $number }.ª edição
paper-how-to-enter = Preencha o boletim com seis nomes no máximo. São precisos o carimbo do clube e a assinatura do presidente.
paper-hearing-aids = Joga-se sem prótese auditiva. Quem a usar é excluído (art. { $article }).
paper-withdrawn = desistência
paper-excluded = exclusão
paper-champion = vence a prova
paper-at-least = pelo menos { $place }.º
paper-beaten-by = perde com { $who }
paper-nobody-passes = Ninguém passa
paper-how-walk-over = Falta de comparência
paper-how-lots = Por sorteio
paper-how-exclusion = Exclusão
paper-how-withdrawal = Desistência
paper-lots-pure = Sorteio puro
paper-lots-rating = Cabeças de série por pontuação
paper-lots-category = Cabeças de série por categoria
paper-lots-order = Cabeças de série escolhidos à mão
paper-lots-apart = { $method }. Colegas de clube separados
paper-count = Empate por contagem após { $moves } lances (art. { $article }).
paper-count-reduced = Nas provas promocionais o árbitro pode reduzi-la para um jogo, nunca abaixo de { $least } (art. { $article }).
paper-step-minutes = { $step }, { $minutes } minutos
paper-tie-board-one = Primeiro tabuleiro ganho
paper-tie-last-board-out = Sem o último tabuleiro
paper-tie-replay = Todos os tabuleiros com as cores trocadas
paper-scorer = { $who } ({ $section }, { $place }.º: { $points })
paper-really-needed = são precisos { $count }
paper-ruling-place = { $section }, ronda { $round }, mesa { $table }
paper-incident-absent = { $section }, ronda { $round }: { $who } ausente
paper-incident-late-form = Boletim de { $club } chegado com atraso e aceite. { $why }
paper-remark-lots = { $section }: sorteio da semente { $seed }. Resumo da lista: { $digest }.
paper-remark-by-hand =
    { $count ->
        [one] { $section }: uma troca de lugares à mão, do árbitro.
       *[other] { $section }: { $count } trocas de lugares à mão, do árbitro.
    }
paper-remark-forms =
    { $count ->
        [one] Um boletim está sem assinatura ou sem carimbo.
       *[other] { $count } boletins estão sem assinatura ou sem carimbo.
    }
paper-count-asked-white = Contagem pedida pelas Brancas após { $move }
paper-count-asked-black = Contagem pedida pelas Pretas após { $move }
paper-count-imposed = Contagem imposta pelo árbitro após { $move }
paper-count-reduced-to = Contagem reduzida a { $to } pelo árbitro após { $move } (art. { $article })
paper-count-stood = { $count } (art. { $article }): { $stands }
paper-final-position = Posição final
paper-stored-card = Cartão
paper-stored-birth-year = Ano de nascimento
paper-stored-category = Categoria
paper-stored-rating = Pontuação
paper-stored-rulings =
    { $count ->
        [one] { $event }, { $section }: uma decisão.
       *[other] { $event }, { $section }: { $count } decisões.
    }
paper-erase-all = Pode pedir que tudo seja apagado.
paper-erase-some = Pode pedir que os dados pessoais sejam apagados. O nome fica nos resultados.
official-chief-arbiter = Árbitro principal
official-arbiter = Árbitro
official-director = Diretor de prova
official-delegate = Delegado da federação
official-secretary = Secretário
official-doctor = Médico
official-interpreter = Intérprete de língua gestual
