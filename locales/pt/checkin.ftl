# The check-in desk.

checkin-heading = Acreditação
checkin-lead = Presentes { $present } de { $total }. Faltam { $missing }.
checkin-lead-documents = Documentos por ver: { $documents }.
checkin-search = Procurar
checkin-search-hint = Apelido, clube ou cartão. Com um só nome, Enter marca-o presente.
checkin-filter = Quem mostrar
checkin-filter-all = Todos
checkin-filter-missing = Faltam
checkin-filter-documents = Documento por ver
checkin-section = Prova
checkin-every-section = Todas as provas
checkin-who = Atleta
checkin-sections = Provas
checkin-card = Cartão
checkin-card-none = sem cartão
checkin-marks = Marcas
checkin-present = Presente
checkin-document-seen = Documento visto
checkin-hearing-aid-off = Aparelhos retirados
checkin-toggle-present = Marcar presente, ou tirar a marca
checkin-toggle-document-seen = Marcar documento visto, ou tirar a marca
checkin-toggle-hearing-aid-off = Marcar aparelhos retirados, ou tirar a marca
checkin-focus-search = Ir para a pesquisa
checkin-seen-by = Visto por { $who }
checkin-out = fora de prova
checkin-done = { $name }: { $mark }.
checkin-undone = { $name }: marca retirada, { $mark }.
checkin-all = Marcar todos
checkin-all-present = Marcar todos presentes
checkin-all-document-seen = Marcar vistos todos os documentos
checkin-all-hearing-aid-off = Marcar retirados todos os aparelhos
checkin-all-consequence = { $count ->
        [one] A marca vai para { $count } pessoa que ainda não a tem.
       *[other] A marca vai para { $count } pessoas que ainda não a têm.
    } Anula-se de uma só vez.
checkin-all-confirm = Marcar
checkin-all-done = Todos marcados.
checkin-nobody = Ninguém com estes filtros.
checkin-everyone-here = Estão todos.
checkin-empty = Sem inscritos
checkin-empty-text = Aqui marca-se quem chega. Escreva primeiro as inscrições.
checkin-empty-action = Ir para as inscrições
checkin-help-keys = Escolha uma linha com as setas. P marca presente, D documento visto, A aparelhos retirados.
checkin-help-search = Escreva duas letras do apelido. Quando resta um nome, Enter marca-o presente.
checkin-help-undo = Linha errada? Prima a mesma tecla, ou Ctrl+Z.
