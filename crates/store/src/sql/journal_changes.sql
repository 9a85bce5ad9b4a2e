SELECT changes FROM journal WHERE seq = ?
