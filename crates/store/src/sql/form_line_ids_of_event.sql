SELECT form_line.id FROM form_line JOIN entry_form ON entry_form.id = form_line.form_id WHERE entry_form.event_id = ?
