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

# Facts of the comparison.
fact-dark-corner = Dark corner
fact-moves-first = Moves first
fact-king = Reach of the king
fact-man-takes-king = A man takes a king
fact-capture-choice = Choice of capture
fact-count = Count to a drawn game
fact-count-start = Start of the count
fact-after-cancel = After a cancellation
fact-reduced-count = Reduced count
fact-forced-moves = Three kings against one
fact-repetition = Repeated position
fact-hearing-aids = Hearing aids
fact-value-left = lower left
fact-value-right = lower right
fact-value-white = White
fact-value-black = Black
fact-value-one-step = one square
fact-value-flies = any distance
fact-value-yes = yes
fact-value-no = no
fact-value-free = free
fact-value-number-king-value-order = number, then by king, then more kings, then king met first
fact-value-number-value = number, then more kings
fact-value-one-player = { $number } moves of the counted player
fact-value-each-player = { $number } moves of each
fact-value-on-request = on request
fact-value-automatic = by itself
fact-value-same-player = resumes on the same player
fact-value-restarted = starts again
fact-value-number = { $number }
fact-value-none = –
fact-value-excluded = excluded
