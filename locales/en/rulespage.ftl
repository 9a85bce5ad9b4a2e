# The page of rules. The articles themselves are in rules.ftl.
rulespage-heading = Rules
rulespage-help-compare = Compare up to four rule sets, chapter by chapter.
rulespage-help-search = Type a word or the number of an article to find it.
rulespage-search = Search for a word or an article
rulespage-shown = Rule sets
rulespage-found =
    { $count ->
        [0] No article
        [one] { $count } article
       *[other] { $count } articles
    }
rulespage-facts = Differences in short
rulespage-fact = Rule
rulespage-articles = Articles
rulespage-article = art. { $article }
rulespage-nothing = No article with these words.
rulespage-no-chapter = –
