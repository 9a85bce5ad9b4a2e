# The file and the disk.

error-not-a-database = Este ficheiro não é do Tabellone. Escolha outro ficheiro.
error-file-newer = O ficheiro tem a versão { $found }. Este programa conhece a versão { $known }. Atualize o programa. O ficheiro não mudou.
error-file-in-use = O ficheiro já está aberto noutro programa. Feche a outra janela e tente de novo.
error-file-damaged = O ficheiro está danificado. Escolha uma cópia de segurança. O ficheiro danificado fica guardado à parte.
error-upgrade-failed = O ficheiro não pode ser atualizado. Ficou como estava. Use o programa anterior.
error-disk-full = O disco está cheio. Nada se perdeu. Liberte espaço e tente de novo.
error-read-only = Não é possível escrever na pasta. Escolha outra pasta ou mude as permissões.
error-folder-missing = A pasta { $folder } não existe. Verifique se a pen está ligada.
error-disk-failed = O disco não responde. Nada do que estava escrito se perdeu. Verifique o disco e tente de novo.
error-database = O arquivo deu um erro. Nada mudou. O registo técnico diz mais.
error-row-missing = Este dado já não existe. Atualize a página.

# Journal, undo, merging.

error-nothing-to-undo = Não há nada para anular.
error-nothing-to-redo = Não há nada para repor.
error-journal-broken = O registo não coincide com os dados. Nada mudou. Verifique o ficheiro nas definições.
error-journal-target-of-undo = O registo não coincide com os dados. Nada mudou.
error-merge-with-itself = Escolha duas fichas diferentes para unir.

# Values that no screen should let through.

error-known-code = Este valor não está previsto. Escolha um valor da lista.
error-known-json = Não é possível ler estes dados. Nada mudou.
error-stamp-complete = Indique em conjunto quem e quando.
error-value-missing = Falta um dado necessário. Complete a ficha.
error-broken-reference = Outros dados dependem deste. Nada mudou.

# Clubs and athletes.

error-club-name-given = Escreva o nome do clube.
error-club-name-taken = Já existe um clube com este nome. Use esse, ou escreva outro nome.
error-athlete-surname-given = Escreva o apelido.
error-athlete-name-trimmed = Retire os espaços antes e depois do nome.
error-athlete-birth-year-plausible = Escreva o ano de nascimento com quatro algarismos, a partir de 1900.
error-athlete-card-given = Escreva o número do cartão, ou deixe vazio.
error-athlete-card-taken = Outro atleta já tem este cartão. Verifique o número, ou una as duas fichas.
error-athlete-category-given = Escreva a categoria, ou deixe vazio.
error-athlete-rating-plausible = Escreva uma pontuação de 0 a 9999.
error-document-number-given = Escreva o número do documento, ou deixe vazio.

# Event, sections, programme.

error-event-title-given = Escreva o título do evento.
error-event-edition-positive = Escreva a edição com um número a partir de 1.
error-event-day-valid = Escreva um dia que exista.
error-event-deadline-valid = Escreva o dia e a hora do prazo.
error-event-time-zone-given = Escolha o fuso horário.
error-event-table-count-positive = Escreva quantas mesas há, de 1 a 1024.
error-event-ends-after-it-begins = O fim vem antes do início. Corrija os dias.
error-official-name-given = Escreva o nome do oficial.
error-logo-kind-known = Escolha uma imagem PNG, JPEG ou SVG.
error-logo-size-bounded = Escolha uma imagem com menos de 4 MB.
error-logo-event-taken = O evento já tem um logótipo. Substitua esse.
error-section-title-given = Escreva o título da prova.
error-section-event-title-taken = Outra prova já tem este título. Escreva um título diferente.
error-programme-item-day-valid = Escreva um dia que exista.
error-programme-item-time-valid = Escreva a hora, por exemplo 9:00.
error-programme-item-text-given = Escreva o que acontece a esta hora.

# Entry forms and entries.

error-entry-form-sheet-positive = Numere as folhas a partir de 1.
error-entry-form-late-reason-given = Escreva porque o boletim é aceite com atraso.
error-entry-form-event-club-sheet-taken = Esta folha do clube já existe. Abra essa, ou acrescente outra folha.
error-form-line-one-to-six = O boletim tem seis linhas. Use outra folha.
error-form-line-not-empty = Escreva um nome na linha, ou retire a linha.
error-form-line-form-line-taken = Esta linha já está escrita. Corrija essa.
error-entry-names-someone = Escolha um atleta ou um clube.
error-entry-section-athlete-taken = O atleta já está inscrito nesta prova.
error-entry-section-club-team-taken = O clube já tem uma equipa com este nome na prova.
error-lineup-board-positive = Numere os tabuleiros de 1 a 64.
error-lineup-entry-board-taken = Este tabuleiro já tem um jogador. Escolha outro tabuleiro.
error-lineup-entry-athlete-taken = O atleta já está nesta formação.
error-late-entry-reason-given = Escreva porque a inscrição é aceite com atraso.
error-late-entry-entry-taken = Esta inscrição já está marcada como tardia.

# Lots.

error-lots-seed-given = Escreva a semente do sorteio.
error-lots-section-taken = O sorteio desta prova já existe. Anule esse antes de o repetir.
error-lots-place-positive = Numere os lugares do quadro a partir de 1.
error-lots-placement-lots-place-taken = Este lugar do quadro está ocupado. Escolha um lugar livre.
error-lots-placement-lots-entry-taken = Esta inscrição já tem um lugar no quadro.
error-lots-override-reason-given = Escreva porque o lugar é atribuído à mão.

# At the tables.

error-game-no-positive = Numere as partidas de 1 a 99.
error-game-of-two-entries = Escolha dois jogadores diferentes.
error-game-reason-given = Escolha o motivo do resultado.
error-game-section-match-key-game-no-taken = Esta partida já tem um resultado. Corrija esse.
error-match-decision-has-winner = Escolha quem passa à ronda seguinte.
error-match-decision-section-match-key-taken = Este encontro já está decidido.
error-place-decision-place-known = Escolha o título ou o terceiro lugar.
error-place-decision-reason-given = Escreva o motivo da decisão.
error-place-decision-names-one = Escolha quem tem o lugar, ou ninguém.
error-place-decision-section-place-taken = Este lugar já está decidido.
error-round-positive = Numere as rondas a partir de 1.
error-departure-entry-taken = Esta inscrição já está fora da prova.
error-replacement-reason-given = Escreva o motivo da substituição.
error-replacement-of-another = Escolha um atleta diferente para a substituição.
error-replacement-out-entry-taken = Esta inscrição já foi substituída.
error-replacement-in-entry-taken = Este atleta já substitui outro.
error-table-no-positive = Numere as mesas a partir de 1.
error-table-call-section-match-key-game-no-taken = Esta partida já foi chamada.
error-ruling-article-given = Escreva o artigo, ou deixe vazio.
error-ruling-decides = Escolha a medida, ou escreva o que se decide.
error-ruling-arbiter-given = Escreva o nome do árbitro.
error-ruling-against-two = Escolha dois jogadores diferentes.

# Prizes.

error-prize-place-positive = Numere os lugares da classificação a partir de 1.
error-prize-places-in-order = O primeiro lugar do prémio vem depois do último. Corrija os lugares.
error-prize-places-given = Escreva de que lugar a que lugar vai o prémio.
error-prize-rule-given = Escolha para quem vai o prémio especial.
error-prize-items-given = Escreva o que se dá como prémio.
error-prize-given-to-one = Escolha uma inscrição ou um clube.
error-prize-given-prize-entry-taken = Este prémio já foi entregue.
error-prize-given-prize-club-taken = Este prémio já foi entregue ao clube.
error-club-points-place-positive = Numere os lugares da tabela a partir de 1.
error-club-points-not-negative = Escreva pontos a partir de 0.
error-club-points-event-place-taken = Este lugar já tem os seus pontos. Corrija esses.

# Something pointed at is gone.

error-missing-athlete = O atleta já não existe. Escolha outro.
error-missing-club = O clube já não existe. Escolha outro.
error-missing-event = O evento já não existe. Volte à lista.
error-missing-section = A prova já não existe. Volte ao evento.
error-missing-entry = A inscrição já não existe. Atualize a página.
error-missing-entry-form = O boletim já não existe. Volte às inscrições.
error-missing-form-line = A linha do boletim já não existe. Abra de novo o boletim.
error-missing-lots = O sorteio já não existe. Repita o sorteio.
error-missing-prize = O prémio já não existe. Volte aos prémios.

# Something is still pointed at.

error-used-by-athlete = O clube tem atletas. Mude primeiro os atletas.
error-used-by-section = O evento tem provas. Retire primeiro as provas.
error-used-by-official = O evento tem oficiais. Retire primeiro os oficiais.
error-used-by-logo = O evento tem um logótipo. Retire primeiro o logótipo.
error-used-by-programme-item = O evento tem um programa. Retire primeiro o programa.
error-used-by-entry-form = Há boletins de inscrição. Retire primeiro os boletins.
error-used-by-form-line = Um boletim de inscrição precisa dele. Corrija primeiro o boletim.
error-used-by-entry = Há inscrições. Retire primeiro as inscrições.
error-used-by-lineup = Uma formação precisa dele. Corrija primeiro a formação.
error-used-by-lots = O sorteio está feito. Anule primeiro o sorteio.
error-used-by-lots-placement = Tem um lugar no quadro. Registe antes a desistência.
error-used-by-lots-override = Tem um lugar atribuído à mão. Anule primeiro o sorteio.
error-used-by-game = Tem partidas registadas. Os resultados ficam.
error-used-by-match-decision = Um encontro foi decidido. Anule primeiro a decisão.
error-used-by-place-decision = O árbitro decidiu um lugar. Anule primeiro a decisão.
error-used-by-departure = Está registada uma desistência ou exclusão. Anule primeiro essa.
error-used-by-replacement = Está registada uma substituição. Anule primeiro essa.
error-used-by-late-entry = Está marcada como inscrição tardia. Anule primeiro essa.
error-used-by-table-call = Há chamadas à mesa. Anule primeiro as chamadas.
error-used-by-ruling = Há uma decisão do árbitro. As decisões ficam.
error-used-by-prize = Há prémios. Retire primeiro os prémios.
error-used-by-prize-given = Um prémio já foi entregue. Retire primeiro a marca.
error-used-by-club-points = O evento tem uma tabela de pontos. Retire primeiro a tabela.

# Beyond all measure, or not where it was.

error-number-too-high = O número é demasiado alto. Escreva no máximo { $most }.
error-day-too-far = Esse ano não serve. Escreva um ano de { $first } a { $last }.
error-data-gone = O ficheiro dos dados já não está no seu lugar. Feche e reabra o programa: há uma cópia de tudo.
error-data-missing = O ficheiro dos dados não existe: { $path }. Escolha uma cópia de reserva.
error-logo-too-many-pixels = A imagem é demasiado grande: { $width } × { $height } pontos. Escolha uma até { $most } pontos por lado.
error-logo-linked = O desenho leva a outro ficheiro: { $link }. Guarde-o com as imagens dentro.
error-logo-unreadable = A imagem não se lê. Escolha outra.
