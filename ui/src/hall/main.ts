// The hall's window. It shows what the presenter chose and follows the data by itself.
import "@shared/style";
import { loadSettings } from "@features/settings";
import { concerns, onChange } from "@ipc/index";
import { language, setLanguage } from "@shared/i18n";
import { showAppearance } from "@shared/preferences/appearance.svelte";
import { mount } from "svelte";
import Hall from "./Hall.svelte";

showAppearance();

/** Language and theme are chosen in the main window; this one follows. */
const follow = () =>
  loadSettings().catch(() => {
    // Without an answer the last language and theme stay.
  });
void follow();
onChange((change) => {
  if (concerns("get_settings", null, change)) void follow();
});

void setLanguage(language()).then(() => {
  const target = document.getElementById("app");
  if (target) mount(Hall, { target });
});
