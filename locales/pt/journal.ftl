# The journal: what was done, by whom; each action in words.
journal-heading = Registo
journal-help-list = Aqui fica tudo: quem fez o quê, e quando.
journal-help-undo = Anular recua uma ação de cada vez, a partir da última.
journal-empty = O registo está vazio
journal-empty-text = Cada ação deixa aqui uma linha.
journal-when = Quando
journal-what = O quê
journal-who = Quem
journal-event = Evento
journal-kind-action = feito
journal-kind-lasting = não se anula
journal-kind-undo = anulado
journal-kind-redo = repetido
journal-only-event = Só este evento
journal-more = Mostrar linhas anteriores
journal-undo-next = Anular: { $action }
journal-undone-of = Anulado: { $action }
journal-redone-of = Repetido: { $action }

# The event.
action-event-created = Criado o evento { $title }
action-event-from-template = Criado do modelo o evento { $title }
action-sample-created = Criado o exemplo { $title }
action-event-changed = Alterado o evento { $title }
action-event-archived = Arquivado o evento { $title }
action-event-deleted = Eliminado o evento { $title }
action-logo-changed = Alterado o logótipo
action-programme-saved = Guardado o programa
action-section-added = Acrescentada a prova { $section }
action-section-changed = Alterada a prova { $section }
action-section-deleted = Retirada a prova { $section }
action-section-closed = Fechada a prova { $section }
action-section-reopened = Reaberta a prova { $section }

# Lots.
action-lots-drawn = Sorteio de { $section }, semente { $seed }
action-places-swapped = { $section }: trocados os lugares { $place } e { $other }
action-lots-confirmed = Confirmado o sorteio de { $section }
action-lots-discarded = Anulado o sorteio de { $section }

# At the tables.
action-tables-called =
    { $count ->
        [one] { $section }: chamada a mesa { $tables }
       *[other] { $section }: chamadas as mesas { $tables }
    }
action-tables-called-in-sections =
    { $count ->
        [one] { $sections }: chamada { $count } mesa
       *[other] { $sections }: chamadas { $count } mesas
    }
action-table-started = Mesa { $table }: joga-se
action-result-recorded =
    { $outcome ->
        [white-wins] { $section }, mesa { $table }, partida { $game }: { $white } – { $black }, ganham as Brancas
        [black-wins] { $section }, mesa { $table }, partida { $game }: { $white } – { $black }, ganham as Pretas
        [both-lose] { $section }, mesa { $table }, partida { $game }: { $white } – { $black }, perdem ambos
       *[drawn] { $section }, mesa { $table }, partida { $game }: { $white } – { $black }, empate
    }
action-result-excludes = { $section }, mesa { $table }: exclusão de { $who } por prótese auditiva
action-result-corrected = { $section }, mesa { $table }, partida { $game }: corrigido { $white } – { $black }. { $why }
action-game-annulled = { $section }, mesa { $table }, partida { $game }: anulada { $white } – { $black }. { $why }
action-result-removed = { $section }, mesa { $table }, partida { $game }: retirado o resultado de { $white } – { $black }. { $why }
action-match-by-lots = { $section }, mesa { $table }: por sorteio passa { $who }
action-title-given = { $section }: o título vai para { $who }. { $why }
action-title-vacant = { $section }: o título não é atribuído. { $why }
action-third-given = { $section }: o terceiro lugar vai para { $who }. { $why }
action-third-shared = { $section }: o terceiro lugar é partilhado. { $why }
action-third-vacant = { $section }: o terceiro lugar não é atribuído. { $why }
action-moves-attached = { $section }, mesa { $table }: guardadas as jogadas da partida { $game }
action-entry-withdrawn = { $section }: desistência de { $who }. { $why }
action-entry-excluded = { $section }: exclusão de { $who }. { $why }
action-entry-reinstated = { $section }: { $who } volta à prova
action-entry-replaced = { $section }: { $with } joga no lugar de { $who }. { $why }
action-entry-placed-late = { $section }: { $who } entra no lugar { $place }. { $why }
action-ruling-added = Decisão, art. { $article }
action-ruling-removed = Retirada a decisão, art. { $article }

# After play.
action-clubs-ranking-saved = Guardados os pontos da classificação de clubes
action-prizes-saved = Guardados os prémios
action-prize-given = Prémio entregue a { $who }
action-prize-taken-back = Retirada a entrega a { $who }
