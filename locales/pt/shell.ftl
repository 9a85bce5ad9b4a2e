# What the window itself may have to say.
error-cannot-open-file = O ficheiro está escrito, mas o sistema não o consegue abrir: { $path }. Abra-o a partir da pasta.
error-file-not-chosen = Escolha o ficheiro ou a pasta na janela de diálogo e tente de novo.
shell-crashed = O Tabellone parou. Os resultados confirmados estão seguros: abra de novo o programa.
