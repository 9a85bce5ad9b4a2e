# The list of events and the form of a new one.

events-heading = Eventos
events-new-heading = Novo evento
events-new = Novo evento
events-other-ways = Outras formas
events-from-template = Do modelo FSSI 2006
events-from-scratch = De raiz
events-try-sample = Experimentar um campeonato de exemplo
events-import = Abrir um evento de um ficheiro
events-create = Criar o evento

events-empty = Nenhum evento
events-empty-text = Aqui ficam os seus campeonatos. Comece pelo modelo, ou veja o exemplo.

events-title = Título
events-edition = Edição
events-edition-hint = Por exemplo: 12
events-organiser = Organização
events-venue = Local da prova
events-begins-on = Primeiro dia
events-ends-on = Último dia
events-dates = Datas
events-deadline = Fecho das inscrições
events-send-to = Para onde enviar as inscrições
events-lodging = Onde dormir e comer
events-time-zone = Fuso horário
events-rule-set = Regulamento
events-tables = Mesas na sala
events-tables-hint = Deixe vazio se chegam para todos.
events-sections = Provas
events-entries = Inscritos
events-games = Partidas
events-state = Estado
events-sample = exemplo
events-plays-on = Dia da prova
events-plays-on-hint = O sorteio é na véspera, às 21:00.

events-template-title = Campeonato italiano de damas FSSI
events-template-text = O modelo prepara três provas, o programa e os prémios. Depois mude o que quiser.

events-title-missing = Escreva o título.
events-date-missing = Escolha o dia.
events-end-before-start = O último dia vem antes do primeiro. Corrija uma das duas datas.
events-deadline-missing = Escolha o dia e a hora.
events-time-zone-missing = Escolha o fuso horário.
events-deadline-after-start = As inscrições fecham com a prova já começada. Verifique a data.

events-sample-made = O campeonato de exemplo está pronto.
events-file-kind = Evento do Tabellone
events-imported = O evento chegou.
events-import-reading = A ler o ficheiro
events-import-writing = A trazer o evento
events-import-same = Já há aqui um evento com o mesmo título e os mesmos dias.
events-import-confirm = Trazer para aqui
events-import-conflict = O cartão { $card } tem dois nomes. Aqui: { $here }. No ficheiro: { $there }.
events-import-keep-here = Manter o nome daqui
events-import-take-there = Usar o nome do ficheiro
events-import-two-people = São duas pessoas: a do ficheiro entra sem cartão

event-state-entries-open = inscrições abertas
event-state-entries-closed = inscrições fechadas
event-state-running = a decorrer
event-state-finished = concluído
event-state-archived = em arquivo

events-help-list = Aqui vê todos os eventos. Abra uma linha com Enter ou com um clique no título.
events-help-start = Comece pelo modelo: três provas, o programa e os prémios já estão prontos.
events-help-sample = Experimente o campeonato de exemplo. As pessoas são inventadas: pode fazer o que quiser.
events-help-form = Bastam o título, as datas e o fecho das inscrições. O resto pode esperar.
events-help-deadline = O fecho conta ao minuto, no fuso horário escolhido. Uma ficha que chega depois está atrasada.
