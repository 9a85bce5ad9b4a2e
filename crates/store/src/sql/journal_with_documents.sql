SELECT seq, event_id, changes FROM journal WHERE instr(changes, '"document_number":"') > 0
