# Papers and their print.
print-heading = Print
print-help-choose = Choose a paper on the left. On the right you see it before printing.
print-help-round = The pack of the round saves slips, round sheet, calls and chart together.
print-help-open = Open to print shows the paper at once in your PDF viewer, without saving it.
print-phase-before = Before
print-phase-lots = Lots
print-phase-during = During
print-phase-after = After
print-papers = Papers
print-section = Section
print-every-section = All sections
print-round = Round
print-round-now = Current round
print-size = Paper
print-size-a4 = A4
print-size-a3 = A3
print-language = Language
print-language-screen = As on screen
print-save = Save as PDF
print-open = Open to print
print-round-pack = Save the pack of the round
print-round-pack-folder = Choose where to save the papers of the round
print-saved =
    { $pages ->
        [one] Saved { $pages } page.
       *[other] Saved { $pages } pages.
    }
print-saved-open = Open
print-working = Preparing the papers
print-drawing = Preparing the preview
print-page = Page { $page } of { $total }
print-more-pages = Show more pages
print-zoom = Size
print-zoom-fit = Whole page
print-zoom-wide = Width
print-choose = Choose a paper
print-choose-text = The preview appears here, page by page.
print-template-problem = Your template { $file } has an error on line { $line }: { $message }. The program's own was used.
print-file-problem = The file { $file } cannot be used: { $message }. The paper was made without it.
print-pdf = PDF document

# Names of the papers; reports use them too.
paper-announcement = Announcement
paper-blank-form = Blank entry form
paper-filled-forms = Filled forms
paper-entries-by-club = Entries by club
paper-entries-by-section = Entries by section
paper-deadline-list = List at the deadline
paper-lots-chart = Chart of the lots
paper-empty-chart = Empty chart
paper-slips = Result slips
paper-round-sheet = Round sheet
paper-chart = Chart
paper-call-sheet = Call sheet
paper-score-sheet = Score sheet
paper-finish-by-hand = To finish by hand
paper-results = Results
paper-standings = Standings
paper-podium = Podium
paper-prize-list = Prize list
paper-to-buy = Prizes to buy
paper-clubs-ranking = Clubs' ranking
paper-participation-certificates = Certificates of participation
paper-placing-certificates = Certificates of merit
paper-arbiter-report = Arbiter's report
paper-game-records = Game records
paper-athlete-record = Data of an athlete
paper-check-in-list = Check-in list
paper-badges = Badges
paper-place-cards = Place cards
paper-table-cards = Table numbers
paper-where-to-play = Where do I play
paper-podium-square = Podium picture, square
paper-podium-wide = Podium picture, wide
paper-attendance = Certificates of attendance
paper-statistics = Statistics
print-png = PNG picture
