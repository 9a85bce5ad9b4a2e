import "@shared/style";
import { router } from "@features/navigation";
import { loadSettings } from "@features/settings";
import { askAhead, startTrouble } from "@ipc/index";
import { language, setLanguage } from "@shared/i18n";
import { showAppearance } from "@shared/preferences/appearance.svelte";
import { viewFor } from "@views/registry";
import { mount } from "svelte";
import App from "./App.svelte";

// The choices of last time show at once; the program's own answer follows within the first frames.
showAppearance();
void askAhead("get_settings");
loadSettings().catch(() => {
  // Without data there are no settings; the window says why.
});

// What the first picture needs is fetched side by side, so that it comes in one go.
const view = viewFor(router.current.name);
void Promise.all([
  startTrouble().catch(() => null),
  setLanguage(language()),
  // A screen that cannot be loaded is the frame's to tell.
  view?.load().catch(() => null),
  askAhead("undo_state"),
  ...(view?.asks ?? []).map(askAhead),
]).then(([trouble]) => {
  const target = document.getElementById("app");
  if (target) mount(App, { target, props: { trouble } });
});
