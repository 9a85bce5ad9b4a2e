UPDATE entry SET document_kind = NULL, document_number = NULL
WHERE document_number IS NOT NULL AND section_id IN (SELECT id FROM section WHERE event_id = ?1);
UPDATE form_line SET document_kind = NULL, document_number = NULL
WHERE document_number IS NOT NULL AND form_id IN (SELECT id FROM entry_form WHERE event_id = ?1);
