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
