# What the window itself may have to say.
error-cannot-open-file = Il file è scritto, ma il sistema non sa aprirlo: { $path }. Aprilo tu dalla cartella.
error-file-not-chosen = Scegli il file o la cartella dalla finestra di dialogo, poi riprova.
shell-crashed = Tabellone si è fermato. I risultati confermati sono al sicuro: riapri il programma.
