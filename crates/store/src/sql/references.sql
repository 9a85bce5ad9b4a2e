SELECT "from" AS "column" FROM pragma_foreign_key_list(:table) WHERE "table" = :owner
