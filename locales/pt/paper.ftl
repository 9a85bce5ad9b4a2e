# Words of the papers that follow from the event's facts.
paper-file-round = ronda { $round }
paper-edition = { $number }.ª edição
paper-how-to-enter = Preencher o boletim com seis nomes no máximo. São precisos o carimbo do clube e a assinatura do presidente.
paper-hearing-aids = Joga-se sem prótese auditiva. Quem a usar é excluído (art. { $article }).
paper-withdrawn = desistiu
paper-excluded = excluído
paper-champion = vence a prova
paper-at-least = pelo menos { $place }.º
paper-beaten-by = perde com { $who }
paper-nobody-passes = Ninguém passa
paper-how-walk-over = por falta de { $who }
paper-how-lots = por sorteio
paper-how-exclusion = por exclusão de { $who }
paper-how-withdrawal = por desistência de { $who }
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
paper-places-knockout = O lugar segue a ronda da derrota. Quem perde mais tarde fica à frente.
paper-places-within = Na mesma ronda fica à frente quem perdeu com o mais bem classificado. Se não chega, o lugar é partilhado.
paper-fee-entry = Inscrição: { $sum } por atleta.
paper-fee-night = Quarto: { $sum } por noite e por pessoa.
paper-formula-match = Encontro
paper-formula-ties = Em caso de empate
paper-formula-of-section = { $label }, { $section }
paper-formula-boards = { $boards } tabuleiros
paper-title-1-men = Campeão
paper-title-1-women = Campeã
paper-title-1-clubs = Clube campeão
paper-title-1-open = Primeiro lugar
paper-title-2-men = Segundo classificado
paper-title-2-women = Segunda classificada
paper-title-2-clubs = Segundo classificado
paper-title-2-open = Segundo lugar
paper-title-3-men = Terceiro classificado
paper-title-3-women = Terceira classificada
paper-title-3-clubs = Terceiro classificado
paper-title-3-open = Terceiro lugar
paper-rests = descansa e passa
paper-waits = espera pela mesa
paper-out = terminou
paper-capacity-athlete = atleta ({ $sections })
