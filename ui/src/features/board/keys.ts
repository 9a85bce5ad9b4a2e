import { shortcutGroup } from "@shared/shortcuts";

export const boardKeys = shortcutGroup("match-board", {
  "board-back": { keys: "ArrowLeft", label: "board-previous" },
  "board-on": { keys: "ArrowRight", label: "board-next" },
  "board-first": { keys: "Home", label: "board-first" },
  "board-last": { keys: "End", label: "board-last" },
  "board-turn": { keys: "G", label: "board-turn" },
  "board-numbers": { keys: "N", label: "board-numbers" },
});
