## Announcement
report-organised-by = com organização de { $club }
report-how-to-enter = Como se inscrever
report-deadline-sentence = Inscrições até { $date }, { $time }
report-send-to = Enviar para:
report-venue = Local
report-programme = Programa
report-rules = Regras
report-lodging = Alojamento e refeições

## Entry form
report-form-title = Boletim de inscrição
report-form-club = Grupo ou clube desportivo
report-form-number = N.º
report-form-name = Apelido e nome
report-form-card = Cartão FSSI
report-form-document = Documento de identidade
report-form-date = Data
report-form-stamp = Carimbo do clube
report-form-president = O presidente
report-form-stamped = com carimbo
report-form-not-stamped = sem carimbo
report-form-signed = com assinatura
report-form-not-signed = sem assinatura
report-form-received = Recebido em { $moment }
report-form-received-by = Recebido em { $moment } por { $means }

## Lists of entries
report-entries-count = inscritos: { $entries }
report-entries-in-clubs = Inscritos: { $entries } · clubes: { $groups }
report-entries-in-sections = Inscritos: { $entries } · provas: { $groups }

## Deadline
report-deadline-in-order = Boletins em ordem
report-deadline-missing = Boletins em falta
report-deadline-late = Boletins atrasados
report-deadline-unsigned = Sem assinatura ou carimbo
report-contact = Contacto
report-called = Avisado
report-received = Recebido
report-accepted-because = Aceite porque
report-to-decide = a decidir
report-is-missing = falta
report-is-there = presente

## Lots
report-lots-held = { $date }, { $time }
report-lots-method = Como
report-lots-seed = Semente
report-lots-digest = Resumo da lista
report-lots-algorithm = Algoritmo
report-lots-entries = Inscritos no sorteio
report-lots-verify = Como verificar
report-lots-verify-1 = Pedir o ficheiro da prova: «Mais», «Entregar em ficheiro».
report-lots-verify-2 = Abri-lo no Tabellone noutro computador. Ir ao sorteio e carregar em «Verificar».
report-lots-verify-3 = Semente, resumo e lugares têm de ser iguais a estes.
report-lots-verify-4 = Sem o programa, escrever a lista tal como está: uma linha por inscrito. Em cada linha: número, apelido e nome, número do clube, pontuação, categoria. Separa-os um tabulador. O SHA-256 do texto começa pelo resumo.
report-lots-by-hand = Lugares definidos à mão
report-lots-list = Lista sorteada
report-lots-list-note = clube: primeiro o seu número
report-place-number = Lugar n.º
report-decided-by = Decidido por
report-seal-line = Semente: { $seed } · resumo: { $digest } · algoritmo: { $algorithm }
report-formula = Como se joga
report-fees = Quotas
report-fee-of-entry = inscrição { $sum }
report-fee-of-night = noite { $sum }
report-fee-entries = Inscrições
report-fee-nights = Noites
report-fee-owed = Devido
report-fee-paid = Pago
report-fee-missing = Por pagar
report-price = Preço
report-sum = Soma
report-receipt-number = n.º { $number }
report-receipt-from = Recebido de
report-receipt-paid-on = Pago em { $date }
report-receipt-names = Inscritos:
report-receipt-receives = Pela organização
report-check-in-note = Assinar à chegada, com o documento na mão.
report-already-here = já presente
report-personal-code = Código pessoal
report-fold-here = dobrar aqui
report-qr-note = Apontar o telemóvel ao código. É precisa a rede da sala.
