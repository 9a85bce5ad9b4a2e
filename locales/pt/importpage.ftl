# Import of entries from a file or pasted cells.

importpage-source = De onde
importpage-file = De um ficheiro
importpage-paste = Colar as células
importpage-choose = Escolher o ficheiro
importpage-choose-label = Uma lista em CSV, Excel ou ODS
importpage-choose-hint = Primeiro vê o que acontece, linha a linha. Nada é escrito antes de confirmar.
importpage-file-kind = Listas
importpage-pasted = Células coladas
importpage-pasted-hint = Copie as linhas da folha, com os títulos, e cole-as aqui.
importpage-sheet = Folha
importpage-header-row = Linha dos títulos
importpage-default-section = Prova para as linhas sem ela
importpage-no-section = nenhuma
importpage-columns = O que contém cada coluna
importpage-column = Coluna { $title }
importpage-column-ignore = não serve
importpage-column-surname = apelido
importpage-column-name = nome
importpage-column-full-name = apelido e nome
importpage-column-card = cartão
importpage-column-club = clube
importpage-column-sex = sexo
importpage-column-birth-year = ano de nascimento
importpage-column-category = categoria
importpage-column-rating = pontuação
importpage-column-section = prova
importpage-row = Linha
importpage-outcome = Resultado
importpage-cells = Conteúdo
importpage-outcome-new = atleta novo
importpage-outcome-known = atleta conhecido
importpage-outcome-already-entered = já inscrito
importpage-outcome-empty = vazia
importpage-outcome-bad = fica de fora
importpage-only-bad = Só as que ficam de fora
importpage-counts = Entram { $good }. Ficam de fora { $bad }. Saltadas { $skipped }.
importpage-new = Atletas novos { $athletes }, clubes novos { $clubs }.
importpage-confirm = { $count ->
        [one] Importar { $count } inscrição
       *[other] Importar { $count } inscrições
    }
importpage-done = Inscrições importadas: { $entries }. Linhas de fora: { $leftOut }.
importpage-writing = A escrever os inscritos
importpage-start-over = Recomeçar
importpage-rows-none = Nenhuma linha para mostrar.
importpage-late = O prazo já passou. Escreva porque aceita a lista.
importpage-late-reason = Porque a aceita
importpage-late-reason-missing = Escreva porque aceita a lista atrasada.
