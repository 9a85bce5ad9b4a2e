# Entries: the club's form, the list, line-ups, problems.

entryform-heading = Inscrições
entryform-views = Parte das inscrições
entryform-view-forms = Boletins
entryform-view-list = Inscritos
entryform-view-line-ups = Equipas
entryform-view-problems = Por resolver
entryform-view-import = Importar

# The form as on paper.
entryform-new = Novo boletim
entryform-new-title = Boletim de inscrição
entryform-title = Boletim de { $club }
entryform-club = Clube
entryform-club-hint = Escreva o nome. Um clube novo nasce com o boletim.
entryform-club-missing = Escreva o nome do clube.
entryform-received = Recebido em
entryform-received-missing = Escolha o dia e a hora.
entryform-means = Chegou por
entryform-means-fax = fax
entryform-means-post = correio
entryform-means-email = email
entryform-means-hand = mão
entryform-means-other = outro
entryform-signed = Assinatura do presidente
entryform-stamped = Carimbo do clube
entryform-late = Chegou depois do prazo de { $deadline }.
entryform-late-reason = Porque o aceita
entryform-late-reason-missing = Escreva porque aceita o boletim atrasado.
entryform-note = Nota
entryform-teams = O clube joga em equipa
entryform-teams-hint = As linhas marcadas formam a equipa, por ordem. Sem marcas jogam todos.
entryform-line = Linha { $line }
entryform-surname = Apelido
entryform-name = Nome
entryform-card = Cartão FSSI
entryform-document = Documento
entryform-sex = Sexo
entryform-sex-m = M
entryform-sex-f = F
entryform-sex-none = –
entryform-birth-year = Ano
entryform-of-line = { $field }, linha { $line }
entryform-line-more = Mais dados da linha { $line }
entryform-line-clear = Esvaziar a linha
entryform-line-locked = { $name } já está no quadro. Para o tirar, registe a desistência.
entryform-line-corrects = Está a corrigir a ficha de { $name }.
entryform-line-someone-else = É outra pessoa
entryform-surname-missing = Falta o apelido.
entryform-lines-wrong = Na linha { $line } falta o apelido.
entryform-document-kind = Tipo de documento
entryform-document-identity-card = cartão de identidade
entryform-document-passport = passaporte
entryform-document-driving-licence = carta de condução
entryform-document-federation-card = cartão da federação
entryform-document-other = outro
entryform-document-show = Mostrar o número
entryform-document-hide = Esconder o número
entryform-category = Categoria
entryform-rating = Pontuação
entryform-save = Guardar o boletim
entryform-save-new = Guardar e novo
entryform-back = Voltar aos boletins
entryform-saved = Boletim de { $club } guardado.
entryform-saved-problems = Boletim de { $club } guardado. Por resolver: { $count }.
entryform-delete = Retirar o boletim
entryform-delete-consequence = Saem o boletim de { $club } e as suas inscrições. Os atletas ficam no arquivo.
entryform-deleted = Boletim de { $club } retirado.
entryform-draft-waits = Há um boletim começado e não guardado.
entryform-draft-continue = Continuar o boletim
entryform-draft-documents = Os números dos documentos não ficam no rascunho: escreva-os de novo.

# The list of forms.
entryform-lines-count = Linhas
entryform-state = Estado
entryform-unsigned = sem assinatura
entryform-unstamped = sem carimbo
entryform-complete = completo
entryform-is-late = atrasado
entryform-problems-count = { $count ->
        [one] { $count } por resolver
       *[other] { $count } por resolver
    }
entryform-empty = Nenhum boletim
entryform-empty-text = Aqui ficam os boletins dos clubes, seis linhas como no papel.

# The list of entries.
entryform-search = Procurar
entryform-search-entries = Procurar apelido, clube ou cartão
entryform-section = Prova
entryform-every-section = Todas as provas
entryform-status = Estado
entryform-status-all = Todos
entryform-status-active = Em prova
entryform-status-left = Fora de prova
entryform-status-late = Atrasados
entryform-status-no-document = Sem documento
entryform-entry-active = em prova
entryform-entry-withdrawn = desistiu
entryform-entry-excluded = excluído
entryform-entry-replaced = substituído
entryform-athlete = Atleta
entryform-born = Nascido em
entryform-present = presente
entryform-entries-empty = Nenhum inscrito
entryform-entries-empty-text = Os inscritos vêm dos boletins, de um ficheiro, ou um a um.
entryform-entries-none = Ninguém com estes filtros.
entryform-choose-entry = Escolha uma linha para ver o que se pode fazer.
entryform-open-form = Abrir o boletim
entryform-leave = Registar desistência ou exclusão
entryform-replace = Substituir
entryform-reinstate = Repor em prova
entryform-reinstated = { $name } volta à prova.
entryform-left = { $name } está fora de prova.
entryform-replaced = { $name } joga em vez de { $before }.
entryform-remove = Retirar a inscrição
entryform-remove-consequence = { $name } deixa de estar inscrito em { $section }. A ficha fica no arquivo.
entryform-removed = Inscrição de { $name } retirada.
entryform-add = Acrescentar um inscrito
entryform-add-athlete = Atleta
entryform-add-athlete-hint = Escolha da lista, ou escreva apelido e nome de uma pessoa nova.
entryform-add-missing = Escolha ou escreva quem inscreve.
entryform-add-sex = Sexo
entryform-add-confirm = Inscrever
entryform-added = { $name } está inscrito.

# Line-ups of clubs.
entryform-line-ups-empty = Nenhuma equipa
entryform-line-ups-empty-text = As equipas vêm dos boletins marcados na prova de clubes.
entryform-board = Tabuleiro { $board }
entryform-reserve = Suplente
entryform-move-up = Subir { $name }
entryform-move-down = Descer { $name }
entryform-drop-athlete = Tirar { $name } da equipa
entryform-add-to-line-up = Acrescentar um atleta
entryform-line-up-saved = Equipa de { $club } guardada.
entryform-line-up-short = { $count ->
        [one] Falta { $count } atleta.
       *[other] Faltam { $count } atletas.
    }
entryform-line-up-hint = Arraste um nome, ou mova-o com Alt e as setas.

# Problems.
entryform-problems-none = Nada por resolver
entryform-problems-none-text = Boletins e inscrições estão em ordem.
entryform-problem-go = Ir resolver

entryform-help-form = O boletim tem seis linhas, como no papel. Escreva duas letras: o programa propõe os atletas conhecidos.
entryform-help-keys = Enter passa à linha seguinte. Ctrl+S guarda. Ctrl+Enter guarda e abre um boletim novo.
entryform-help-problems = Por resolver mostra o que falta. Cada ponto leva ao sítio certo.
entryform-help-import = Importar lê um ficheiro ou células coladas. Nada é escrito antes de confirmar.
entryform-sheet = Boletim do clube
