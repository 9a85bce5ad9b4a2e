import "@shared/style";
import { loadSettings } from "@features/settings";
import { language, setLanguage } from "@shared/i18n";
import { showAppearance } from "@shared/preferences/appearance.svelte";
import { mount } from "svelte";
import App from "./App.svelte";

// The choices of last time show at once; the program's own answer follows within the first frames.
showAppearance();
setLanguage(language());
loadSettings().catch(() => {
  // Without data there are no settings; the window says why.
});

const target = document.getElementById("app");
if (target) mount(App, { target });
