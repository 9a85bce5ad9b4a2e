# The lots of a section: options, places, ceremony, verification.
lots-heading = Sorteio
lots-help-options = Escolha como sortear e carregue em Sortear. Pode repetir até confirmar.
lots-help-move = Para trocar dois lugares arrasta um nome para o outro. Com o teclado: Enter pega num lugar, as setas vão para outro, Enter troca, Esc larga.
lots-help-ceremony = A cerimónia mostra na sala um nome de cada vez. Página abaixo avança, Página acima recua.
lots-help-verify = Com a semente e a impressão todos podem repetir o mesmo sorteio. Verificar faz isso aqui.
lots-state-absent = O sorteio está por fazer
lots-state-proposed = Sorteio proposto, por confirmar
lots-state-confirmed = Sorteio confirmado
lots-state-played = Sorteio confirmado, já há resultados
lots-empty = Aqui vê os lugares do quadro
lots-empty-text = Escolha as opções à esquerda, depois carregue em Sortear.
lots-few = São precisos dois inscritos
lots-few-text = O sorteio faz-se com pelo menos dois inscritos nesta prova.

lots-seeding = Cabeças de série
lots-seeding-pure = Nenhuma
lots-seeding-pure-detail = Cada lugar é à sorte.
lots-seeding-rating = Pela pontuação
lots-seeding-rating-detail = Os mais pontuados ficam afastados.
lots-seeding-category = Pela categoria
lots-seeding-category-detail = As categorias mais altas ficam afastadas.
lots-seeding-order = Escolhidas à mão
lots-seeding-order-detail = Escreva os nomes, por ordem.
lots-seeds = Quantas cabeças de série
lots-order = Cabeças de série por ordem
lots-order-add = Juntar um nome
lots-order-up = Mover { $name } para cima
lots-order-down = Mover { $name } para baixo
lots-order-remove = Tirar { $name }
lots-separate = Separar os clubes
lots-separate-hint = Quem é do mesmo clube encontra-se o mais tarde possível.
lots-only-present = Só os presentes
lots-present = Presentes { $present } de { $entries }
lots-seed = Semente
lots-seed-hint = Deixe o público escolher. Se está vazia, escolhe o programa.

lots-propose = Sortear
lots-propose-again = Sortear de novo
lots-proposed = Sorteio feito. Vê e confirma.
lots-confirm = Confirmar
lots-confirm-title = Confirmar o sorteio?
lots-confirm-consequence = O quadro fica definitivo. Depois pode chamar a primeira ronda. Os lugares já não mudam.
lots-confirmed = Sorteio confirmado.
lots-discard = Anular o sorteio
lots-discard-title = Anular o sorteio?
lots-discard-consequence = Os lugares desaparecem, e também as chamadas já feitas. Depois pode sortear de novo.
lots-discarded = Sorteio anulado.
lots-to-rounds = Ir para as rondas

lots-places = Lugares do quadro
lots-place-of = Lugar { $place }: { $name }
lots-seeded = Cabeça de série { $rank }
lots-by-hand = à mão
lots-move-hint = Arraste um nome para outro para os trocar. Com o teclado use Enter e as setas.
lots-taken = Pegou em { $name }. Vá para outro lugar e carregue em Enter.
lots-let-go = Ficou no seu lugar.
lots-swapped = Trocados { $name } e { $other }.
lots-swap-done = Trocados os lugares { $place } e { $other }.
lots-clubs = Clubes no quadro
lots-meetings = Pares do mesmo clube que se podem encontrar:
lots-meetings-in = ronda { $round }: { $count }

lots-ceremony = Cerimónia
lots-ceremony-open = Abrir na sala
lots-ceremony-next = Seguinte
lots-ceremony-back = Anterior
lots-ceremony-all = Todos
lots-ceremony-count = { $count } de { $total }.

lots-seal = Dados do sorteio
lots-seal-seed = Semente
lots-seal-digest = Impressão
lots-seal-algorithm = Algoritmo
lots-verify = Verificar
lots-verdict-same = Verificado: a semente dá mesmo este quadro.
lots-verdict-by-hand =
    { $count ->
        [one] { $count } lugar foi mudado à mão.
       *[other] { $count } lugares foram mudados à mão.
    }
lots-verdict-entries = A lista de inscritos já não é a do sorteio.
lots-verdict-entries-text = Impressão de então: { $before }. De agora: { $now }.
lots-verdict-differs =
    { $count ->
        [one] A semente dá outro quadro: { $count } lugar é diferente.
       *[other] A semente dá outro quadro: { $count } lugares são diferentes.
    }
lots-departs = Lugar { $place }: devia ser { $expected }, é { $found }.
lots-departs-by-hand = Lugar { $place }: { $found } à mão, era { $expected }.
lots-shown = Vista
lots-shown-places = Lugares
lots-shown-chart = Quadro
