// Fonts are part of the program, so that the screen looks the same everywhere.
import "@fontsource-variable/source-sans-3/index.css";
import "@fontsource-variable/source-serif-4/index.css";
import "./tokens.css";
import "./base.css";
import "./control.css";
import "./dialog.css";
