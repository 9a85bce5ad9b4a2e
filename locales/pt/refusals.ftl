# Why a move is refused. Every sentence may use $article (the article that decides) and $attempt.

refusal-unreadable = Não se lê como lance: { $text }. Escreva por exemplo 22-18 ou 22x13x6 (art. { $article }).
refusal-ambiguous = O lance { $attempt } pode ler-se de várias maneiras: { $moves }. Escreva todas as casas (art. { $article }).
refusal-empty-square = Na casa { $square } não há peça (art. { $article }).
refusal-not-your-piece = A peça da casa { $square } é do adversário (art. { $article }).
refusal-not-diagonal = As peças movem-se na diagonal: { $from } e { $to } não estão na mesma diagonal (art. { $article }).
refusal-man-too-far = O peão move-se uma só casa: de { $from } não chega a { $to } (art. { $article }).
refusal-king-too-far = A dama move-se uma só casa: de { $from } não chega a { $to } (art. { $article }).
refusal-square-taken = A casa { $square } está ocupada (art. { $article }).
refusal-man-goes-back = O peão não recua: de { $from } não vai a { $to } (art. { $article }).
refusal-man-takes-back = O peão não toma para trás: a peça da casa { $square } está atrás dele (art. { $article }).
refusal-man-takes-king = O peão não toma a dama: na casa { $square } há uma dama (art. { $article }).
refusal-nothing-to-take = Entre { $from } e { $to } não há nada para tomar (art. { $article }).
refusal-no-room-behind = A peça da casa { $square } não se toma: atrás dela, a casa { $behind } está ocupada (art. { $article }).
refusal-pieces-together = As peças das casas { $square } e { $behind } estão juntas: a dama não as salta (art. { $article }).
refusal-takes-own-piece = Não se tomam as próprias peças: a peça da casa { $square } é sua (art. { $article }).
refusal-passes-own-piece = Na captura não se passa por cima das próprias peças: a peça da casa { $square } é sua (art. { $article }).
refusal-jumped-twice = Não se salta duas vezes a mesma peça: a da casa { $square } já está tomada (art. { $article }).
refusal-crowned-man-stops = O peão coroado na casa { $square } para aí (art. { $article }).
refusal-capture-compulsory =
    { $count ->
        [one] A captura é obrigatória: tome uma peça com { $instead } (art. { $article }).
       *[other] A captura é obrigatória: tome { $count } peças com { $instead } (art. { $article }).
    }
refusal-capture-not-finished =
    { $taken ->
        [one] A captura continua: tomou uma peça e deve tomar { $count }, com { $instead } (art. { $article }).
       *[other] A captura continua: tomou { $taken } peças e deve tomar { $count }, com { $instead } (art. { $article }).
    }
refusal-more-pieces =
    { $taken ->
        [one] Tome onde há mais peças: aqui uma, com { $instead } são { $count } (art. { $article }).
       *[other] Tome onde há mais peças: aqui { $taken }, com { $instead } são { $count } (art. { $article }).
    }
refusal-king-must-take =
    { $count ->
        [one] Com igual número de peças toma a dama: jogue { $instead }, que toma uma peça (art. { $article }).
       *[other] Com igual número de peças toma a dama: jogue { $instead }, que toma { $count } peças (art. { $article }).
    }
refusal-more-kings =
    { $taken ->
        [0] Tome mais damas: aqui nenhuma, com { $instead } são { $count } (art. { $article }).
        [one] Tome mais damas: aqui uma, com { $instead } são { $count } (art. { $article }).
       *[other] Tome mais damas: aqui { $taken }, com { $instead } são { $count } (art. { $article }).
    }
refusal-king-first = Tome onde a dama vem primeiro: com { $instead } encontra-a no salto { $jump } (art. { $article }).
