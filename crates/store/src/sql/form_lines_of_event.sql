WHERE form_id IN (SELECT id FROM entry_form WHERE event_id = ?)
ORDER BY form_id, line
