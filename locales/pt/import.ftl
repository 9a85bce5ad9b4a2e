# A file that cannot be taken.

error-file-missing = O ficheiro { $path } não existe. Verifique se a pen está ligada.
error-import-unreadable = A folha não se lê. Guarde-a como xlsx, ods ou CSV e tente de novo.
error-import-no-such-sheet = A folha { $sheet } não existe. Escolha outra.
error-import-too-many-rows = O ficheiro tem mais de { $most } linhas. Divida-o em vários.
error-import-file-too-large = O ficheiro passa de { $most } MB. Retire imagens e folhas que não servem.
error-import-nothing-to-take = Nenhuma linha se pode tomar. Verifique as colunas.

# What is said of one row.

import-name-missing = Falta o apelido.
import-card-twice-in-file = O cartão { $value } já está noutra linha.
import-card-of-another = O cartão já é de { $value }.
import-section-unknown = Nenhuma prova se chama { $value }.
import-section-missing = Falta a prova. Escolha uma para as linhas sem ela.
import-birth-year-unreadable = O ano de nascimento não se lê: { $value }.
import-sex-unreadable = O sexo não se lê: { $value }. Escreva M ou F.
import-rating-unreadable = A pontuação não se lê: { $value }.
import-too-long = O texto é demasiado longo: { $value }
import-name-differs = O cartão é de { $value }: o nome é diferente. Fica o que existe.
import-formula-kept-as-text = Parece uma fórmula: fica texto. { $value }

# The journal.

action-entries-imported = { $count ->
        [one] Uma inscrição importada
       *[other] { $count } inscrições importadas
    }
