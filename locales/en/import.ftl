# A file that cannot be taken.

error-file-missing = The file { $path } is not there. Check that the stick is in.
error-import-unreadable = The sheet cannot be read. Save it as xlsx, ods or CSV and try again.
error-import-no-such-sheet = There is no sheet { $sheet }. Choose another.
error-import-too-many-rows = The file has more than { $most } rows. Split it into several files.
error-import-file-too-large = The file is over { $most } MB. Remove pictures and sheets that are not needed.
error-import-nothing-to-take = No row can be taken. Check the columns.

# What is said of one row.

import-name-missing = The surname is missing.
import-card-twice-in-file = Card { $value } is already on another row.
import-card-of-another = The card already belongs to { $value }.
import-section-unknown = No section is called { $value }.
import-section-missing = The section is missing. Choose one for rows without.
import-birth-year-unreadable = The year of birth cannot be read: { $value }.
import-sex-unreadable = The sex cannot be read: { $value }. Write M or F.
import-rating-unreadable = The rating cannot be read: { $value }.
import-too-long = The text is too long: { $value }
import-name-differs = The card belongs to { $value }: the name differs. The present one stays.
import-formula-kept-as-text = It looks like a formula: it stays text. { $value }

# The journal.

action-entries-imported = { $count ->
        [one] One entry imported
       *[other] { $count } entries imported
    }
