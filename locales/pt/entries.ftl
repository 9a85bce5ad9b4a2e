# What is refused.

error-line-without-surname = Escreva o apelido na linha { $line }, ou limpe a linha.
error-late-reason-needed = O prazo passou. Escreva porque aceita a inscrição.
error-athlete-twice-on-form = { $athlete } já está neste boletim. Retire uma das duas linhas.
error-athlete-on-another-form = { $athlete } já está no boletim de { $club }. Retire primeiro essa linha.
error-athlete-in-another-team = { $athlete } já joga por { $club }. Escolha outro atleta.
error-entry-in-play = { $name } tem lugar no quadro de { $section }. Registe antes a desistência.
error-entry-wants-athlete = Escolha um atleta para esta prova.
error-entry-wants-club = Escolha um clube para esta prova.
error-document-none = Nenhum número de documento está registado.
error-hearing-aids-allowed = Estas regras permitem próteses auditivas.

# What is wrong with the entries.

problem-form-unsigned = { $who }: falta a assinatura do presidente.
problem-form-unstamped = { $who }: falta o carimbo.
problem-form-late = { $who }: o boletim chegou depois do prazo.
problem-form-late-without-reason = { $who }: o boletim está atrasado e falta o motivo.
problem-form-empty = { $who }: o boletim não tem linhas.
problem-card-missing = { $who }: falta o cartão.
problem-sex-missing = { $who }: falta o sexo, e a prova pede-o.
problem-wrong-category = { $who }: a prova é da outra categoria.
problem-no-section = { $who }: nenhuma prova escolhida.
problem-document-missing = { $who }: falta o documento.
problem-same-name-twice = { $who }: dois inscritos da prova têm o mesmo nome.
problem-line-up-short = { $who }: a formação está incompleta.
problem-too-few-entries = { $who }: são precisos pelo menos dois inscritos.

# The journal.

action-form-received = Boletim de { $club }: { $lines ->
        [one] uma linha
       *[other] { $lines } linhas
    }
action-form-changed = Boletim de { $club } corrigido: { $lines ->
        [one] uma linha
       *[other] { $lines } linhas
    }
action-form-deleted = Boletim de { $club } retirado
action-entry-added = { $name } inscrito: { $section }
action-entry-removed = Inscrição de { $name } retirada: { $section }
action-line-up-saved = Formação de { $club }: { $section }
action-check-in-marked = { $name }: { $mark ->
        [document-seen] documento visto
        [hearing-aid-off] próteses retiradas
       *[present] presente
    }
action-check-in-unmarked = { $name }, sinal retirado: { $mark ->
        [document-seen] documento visto
        [hearing-aid-off] próteses retiradas
       *[present] presente
    }
action-check-in-all = Todos assinalados: { $mark ->
        [document-seen] documento visto
        [hearing-aid-off] próteses retiradas
       *[present] presente
    }
