# Settings.
settings-heading = Definições
settings-help-look = Língua, tema e tamanho do texto mudam logo.
settings-help-keys = Escolha uma tecla e prima a nova combinação. As teclas simples podem desligar-se.
settings-help-copies = As cópias fazem-se sozinhas. A segunda pasta pode ser uma pen USB.
settings-tab-look = Aspeto
settings-tab-desk = À mesa
settings-tab-keys = Teclas
settings-tab-copies = Cópias
settings-tab-privacy = Dados pessoais
settings-tab-about = Programa
settings-language = Língua
settings-language-it = Italiano
settings-language-en = English
settings-language-pt = Português
settings-theme = Tema
settings-theme-system = Como o computador
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-text-size = Tamanho do texto
settings-operator = Quem está ao computador
settings-operator-hint = Fica no registo e nas decisões.
settings-no-show = Minutos de espera depois da chamada
settings-templates = Pasta dos seus modelos de impressão
settings-templates-none = Usam-se os modelos do programa
settings-choose-folder = Escolher a pasta
settings-no-folder = Retirar
settings-saved = Definições guardadas.
settings-single-keys = Teclas simples
settings-single-keys-hint = Uma letra sozinha faz uma ação. Desligue-as se prime teclas por engano.
settings-key-action = Ação
settings-key-now = Tecla
settings-key-change = Mudar
settings-key-press = Prima as teclas…
settings-key-reset = Como de origem
settings-key-taken = Esta tecla já serve para: { $action }.
settings-key-off = desligada
settings-key-none = sem tecla
settings-key-switch-off = Desligar
settings-keys-hint = Aqui estão as teclas de cada página. Pode mudá-las ou desligá-las.
settings-keys-everywhere = Em todas as páginas
settings-copies-folder = Pasta das cópias
settings-copies-second = Segunda pasta
settings-copies-second-none = Nenhuma. Escolha uma pen USB ou outro disco.
settings-copies-choose-second = Escolher a segunda pasta
settings-copies-last = Última cópia: { $time }
settings-copies-never = Ainda nenhuma cópia.
settings-copies-working = A trabalhar nas cópias
settings-restoring = A repor a cópia
settings-copies-now = Fazer uma cópia agora
settings-copies-made = Cópia feita.
settings-copies-list = Cópias disponíveis
settings-copies-size = { $size } KB
settings-copies-holds = { $events ->
    [one] um evento
   *[other] { $events } eventos
}, { $entries } inscritos, { $games } partidas
settings-copies-on-second = segunda pasta
settings-restore = Repor esta cópia
settings-restore-title = Repor a cópia de { $time }
settings-restore-text =
    { $changes ->
        [0] Nada mudou depois desta cópia.
        [one] Perde { $changes } ação feita depois. Os dados de agora ficam numa cópia.
       *[other] Perde { $changes } ações feitas depois. Os dados de agora ficam numa cópia.
    }
settings-restore-bad = Esta cópia está danificada. Escolha outra.
settings-restore-event = { $title }: inscritos { $entries }, partidas { $games }
settings-restored = Cópia reposta.
settings-purge = Retirar dados pessoais
settings-purge-text = Depois do evento pode retirar documentos, cartões, anos de nascimento e contactos. Nomes e resultados ficam.
settings-purge-event = Evento
settings-purge-choose = Escolha o evento
settings-purge-title = Retirar os dados pessoais de { $title }
settings-purge-what = Documentos { $documents }, cartões { $cards }, anos de nascimento { $years }, controlos das próteses { $hearing }, contactos { $contacts }, cópias antigas { $backups }. Não se pode anular.
settings-purging = A retirar os dados pessoais
settings-purged-at = Já retirados em { $time }.
settings-purged = Dados pessoais retirados.
settings-people = Para juntar duas fichas ou apagar uma pessoa, vá aos atletas.
settings-version = Versão { $version }
settings-data-folder = Pasta dos dados
settings-log-file = Registo técnico
