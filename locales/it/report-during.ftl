## Chart
report-bye = riposo
report-winner-of = vinc. tav. { $table }
report-loser-of = perd. tav. { $table }
report-chart-legend = il numero sul raccordo è il tavolo
report-cut-here = Tagliare qui e incollare sul foglio { $sheet }
report-glue-here = Incollare qui sopra il foglio { $sheet }

## Slips
report-slip-result = Punti
report-slip-time = Ora fine
report-slip-game-1 = 1ª partita
report-slip-game-2 = 2ª partita, colori invertiti
report-slip-ties = In caso di parità
report-slip-first = Prima società
report-slip-second = Seconda società
report-slip-reason = Motivo
report-slip-signature = Firma

## Round sheet and call sheet
report-starts-at = Inizio
report-resting = Riposa e passa il turno:
report-call-present = Presente
report-call-document = Documento
report-call-aids = Protesi tolte
report-call-time = Ora di chiamata
report-call-aids-note = Senza protesi acustiche: art. 12. Controllare prima di far sedere.

## Score sheet and boards
report-score-result = Risultato
report-piece-man = pedina { $colour } in { $square }
report-piece-king = dama { $colour } in { $square }
report-board-empty = Damiera con le caselle numerate

## Finish by hand
report-hand-as-of = Situazione al { $moment }
report-hand-contents = iscritti: { $entries } · cedole: { $slips }
report-hand-step-1 = Appendere il tabellone. Da ora i risultati si scrivono qui.
report-hand-step-2 = Tagliare le cedole. Darne una per tavolo.
report-hand-step-3 = Al ritorno della cedola controllare le due firme.
report-hand-step-4 = Scrivere il vincitore sulla riga a destra. Preparare il tavolo nuovo.
report-hand-step-5 = Tenere tutte le cedole. Servono per riscrivere i risultati.
report-nobody = nessuno
report-placing = Piazzamenti
report-slip-lots = Sorteggio: passa
report-where-note = Il numero a destra è il tavolo.
