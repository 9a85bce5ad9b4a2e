UPDATE entry
SET document_kind = NULL, document_number = NULL, hearing_aid_ok = NULL, hearing_aid_checked_at = NULL, note = ''
WHERE athlete_id = ?1;
UPDATE form_line
SET document_kind = NULL, document_number = NULL, card = NULL, written = ''
WHERE athlete_id = ?1;
