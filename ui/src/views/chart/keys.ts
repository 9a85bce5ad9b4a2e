import { shortcutGroup } from "@shared/shortcuts";

export const chartKeys = shortcutGroup("chart-heading", {
  "chart-in": { keys: "+", label: "chart-zoom-in" },
  "chart-out": { keys: "-", label: "chart-zoom-out" },
  "chart-fit": { keys: "0", label: "chart-zoom-fit" },
  "chart-match": { keys: "M", label: "chart-zoom-match" },
  "chart-clubs": { keys: "S", label: "chart-clubs" },
  "chart-follow": { keys: "/", label: "chart-follow" },
});
