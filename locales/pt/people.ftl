# What is refused.

error-card-of-another = O cartão { $card } é de { $athlete }. Verifique o número, ou junte as duas fichas.
error-event-not-over = { $title } ainda não acabou. Retire os dados pessoais depois do fim.

# The journal.

action-athlete-added = Atleta { $athlete } acrescentado
action-athlete-changed = Ficha de { $athlete } corrigida
action-athletes-merged = Duas fichas juntas: { $duplicate } é agora { $athlete }
action-athlete-erased = Dados de uma pessoa apagados a pedido
action-club-added = Clube { $club } acrescentado
action-club-changed = Clube { $club } corrigido
action-clubs-merged = Dois clubes juntos: { $duplicate } é agora { $club }
action-event-purged = Dados pessoais de { $title } retirados
