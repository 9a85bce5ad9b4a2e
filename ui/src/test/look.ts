// The page that `npm run look` photographs: the real program on sample replies, in a browser.
// Served by the development server only; it is no part of the built program.
import type { HallPage } from "@ipc/index";
import { bracket, chartOf, hallView } from "./bracket";
import { entries } from "./entries";
import { deskOf, play } from "./play";
import { fakeShell } from "./shell";
import { sample } from "./sample";

const wanted = new URLSearchParams(location.search);
const choose = (key: string) => wanted.get(key) ?? "";

fakeShell({
  ...sample,
  ...play,
  ...bracket,
  ...entries,
  ...(wanted.has("players")
    ? { chart: chartOf(Number(choose("players")), Number(choose("decided"))) }
    : {}),
  ...(wanted.has("tables") ? { round_desk: deskOf(Number(choose("tables"))) } : {}),
  ...(wanted.has("hall")
    ? { hall_view: hallView({ page: choose("hall") as HallPage, podiumSteps: 3 }) }
    : {}),
  ...(wanted.has("empty") ? { list_events: [] } : {}),
  get_settings: {
    language: (choose("language") || "it") as "it" | "en" | "pt",
    theme: (choose("theme") || "light") as "light" | "dark",
    textSize: Number(choose("size")) || 100,
    operator: "",
    singleKeyShortcuts: true,
    shortcuts: {},
    lastEvent: null,
  },
  save_settings: (settings) => settings,
});

await (wanted.has("hall") ? import("../hall/main") : import("../main"));
