UPDATE entry_form
SET sheet = sheet + (
    SELECT max(other.sheet) FROM entry_form AS other
    WHERE other.event_id = entry_form.event_id AND other.club_id IN (:keep, :duplicate)
)
WHERE club_id = :duplicate
  AND EXISTS (
      SELECT 1 FROM entry_form AS other
      WHERE other.event_id = entry_form.event_id AND other.club_id = :keep
  )
