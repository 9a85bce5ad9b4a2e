# What is refused.

error-export-format-unfit = Este conteúdo não cabe neste formato. Escolha outro formato.

# Titles of columns and sheets.

export-sheet-entries = Inscritos
export-sheet-results = Resultados
export-sheet-standings = Classificação
export-sheet-prizes = Prémios
export-section = Prova
export-surname = Apelido
export-name = Nome
export-club = Clube
export-card = Cartão
export-birth-year = Ano de nascimento
export-category = Categoria
export-rating = Pontuação
export-status = Estado
export-late = Atrasado
export-present = Presente
export-round = Ronda
export-table = Mesa
export-game = Partida
export-white = Brancas
export-black = Pretas
export-outcome = Resultado
export-reason = Motivo
export-goes-on = Passa
export-entered-at = Registado em
export-place = Lugar
export-won = Ganhas
export-drawn = Empatadas
export-lost = Perdidas
export-points = Pontos
export-still-in = Ainda em prova
export-prize = Prémio
export-given = Entregue
export-yes = sim
export-status-active = em prova
export-status-withdrawn = desistiu
export-status-excluded = excluído
export-status-replaced = substituído

# The page for a club’s site.

export-chart = Quadro
export-provisional = provisória
export-clubs-ranking = Classificação por clubes
export-not-drawn = O sorteio ainda não foi feito.
export-page-made = Página de { $when }
