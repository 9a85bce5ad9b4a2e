WHERE found_by(name || ' ' || town, :typed)
ORDER BY NOT begins_with(name, :typed), name, id
LIMIT :limit
