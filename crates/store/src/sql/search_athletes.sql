WHERE (:club IS NULL OR club_id = :club)
  AND found_by(surname || ' ' || name || ' ' || coalesce(card, ''), :typed)
ORDER BY NOT begins_with(surname, :typed), surname COLLATE NOCASE, name COLLATE NOCASE, id
LIMIT :limit
