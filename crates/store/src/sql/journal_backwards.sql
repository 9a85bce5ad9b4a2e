SELECT args, changes FROM journal ORDER BY seq DESC
