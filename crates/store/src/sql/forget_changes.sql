UPDATE journal SET changes = NULL
WHERE seq > :after AND seq <= :up_to AND changes IS NOT NULL
