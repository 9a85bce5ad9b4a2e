SELECT entry.id FROM entry JOIN section ON section.id = entry.section_id WHERE section.event_id = ?
