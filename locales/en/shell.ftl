# What the window itself may have to say.
error-cannot-open-file = The file is written, but the system cannot open it: { $path }. Open it from its folder.
error-file-not-chosen = Choose the file or folder in the dialog, then try again.
shell-crashed = Tabellone has stopped. Confirmed results are safe: open the program again.
