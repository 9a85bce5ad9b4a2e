// Theme and text size: chosen here, shown through attributes of the root element.
import { recall, remember, remembered } from "./remember";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export const textSizes = [100, 110, 125, 150, 175, 200] as const;
export type TextSize = (typeof textSizes)[number];

const dark = matchMedia("(prefers-color-scheme: dark)");

let theme = $state<Theme>(remembered("theme", themes, "system"));
let textSize = $state<TextSize>(remembered("text-size", textSizes, 100));
let shortcuts = $state<boolean>(recall("single-key-shortcuts") !== false);

export const appearance = {
  get theme() {
    return theme;
  },
  get textSize() {
    return textSize;
  },
  /** May one letter alone do something? Some people prefer that it does not (WCAG 2.1.4). */
  get singleKeys() {
    return shortcuts;
  },
};

export function setTheme(next: Theme): void {
  theme = next;
  remember("theme", next);
  showAppearance();
}

export function setTextSize(next: TextSize): void {
  textSize = next;
  remember("text-size", next);
  showAppearance();
}

export function setSingleKeys(allowed: boolean): void {
  shortcuts = allowed;
  remember("single-key-shortcuts", allowed);
}

/** Puts the choices on the page. Called once before the first frame, then on each change. */
export function showAppearance(): void {
  const root = document.documentElement;
  root.dataset.theme = theme === "system" ? (dark.matches ? "dark" : "light") : theme;
  root.style.setProperty("--text-scale", String(textSize / 100));
}

dark.addEventListener("change", showAppearance);
