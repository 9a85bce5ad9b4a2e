// The page that `npm run look` photographs: the real program on sample replies, in a browser.
// Served by the development server only; it is no part of the built program.
import { entries } from "./entries";
import { play } from "./play";
import { fakeShell } from "./shell";
import { sample } from "./sample";

const wanted = new URLSearchParams(location.search);
const choose = (key: string) => wanted.get(key) ?? "";

fakeShell({
  ...sample,
  ...play,
  ...entries,
  ...(wanted.has("empty") ? { list_events: [] } : {}),
  get_settings: {
    language: (choose("language") || "it") as "it" | "en" | "pt",
    theme: (choose("theme") || "light") as "light" | "dark",
    textSize: Number(choose("size")) || 100,
    operator: "",
    singleKeyShortcuts: true,
    shortcuts: {},
    noShowMinutes: 15,
    templateFolder: null,
    lastEvent: null,
  },
  save_settings: (settings) => settings,
});

await import("../main");
