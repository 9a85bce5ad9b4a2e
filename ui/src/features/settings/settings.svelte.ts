// The person's choices. The program keeps them; the page keeps a copy for its first frame.
import { request, type Settings } from "@ipc/index";
import { setLanguage } from "@shared/i18n";
import {
  setSingleKeys,
  setTextSize,
  setTheme,
  textSizes,
} from "@shared/preferences/appearance.svelte";
import { restoreKeys } from "@shared/shortcuts";

let kept = $state.raw<Settings | null>(null);

export const settings = {
  /** Null until the program has answered. */
  get current(): Settings | null {
    return kept;
  },
};

export async function loadSettings(): Promise<void> {
  show(await request("get_settings"));
}

/** Shows the change at once, then asks the program to keep it. */
export async function changeSettings(change: Partial<Settings>): Promise<void> {
  const before = kept ?? (await request("get_settings"));
  show({ ...before, ...change });
  show(await request("save_settings", { ...before, ...change }));
}

function show(next: Settings): void {
  kept = next;
  void setLanguage(next.language);
  setTheme(next.theme);
  setTextSize(textSizes.findLast((size) => size <= next.textSize) ?? 100);
  setSingleKeys(next.singleKeyShortcuts);
  restoreKeys(
    Object.fromEntries(
      Object.entries(next.shortcuts).filter(
        (pair): pair is [string, string] => pair[1] !== undefined,
      ),
    ),
  );
}
