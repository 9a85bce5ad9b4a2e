// What can be done on every screen: by its name in the palette, or by a key of one's own.
import type { Day } from "@features/day";
import { router } from "@features/navigation";
import { changeSettings } from "@features/settings";
import { attempt } from "@features/undo";
import { request, type Settings } from "@ipc/index";
import { t } from "@shared/i18n";
import { appearance, textSizes } from "@shared/preferences/appearance.svelte";
import { toast } from "@shared/ui";

const set = (change: Partial<Settings>) => () => void attempt(() => changeSettings(change));

/** The next size up or down; at the end of the list nothing changes. */
function resize(by: 1 | -1) {
  const next = textSizes[textSizes.indexOf(appearance.textSize) + by];
  if (next !== undefined) set({ textSize: next })();
}

function nextSection({ sections, section, chooseSection }: Day) {
  if (router.current.ids.event === undefined) return;
  const at = sections.findIndex(({ id }) => id === section?.id);
  const next = sections[(at + 1) % sections.length];
  if (next) chooseSection(next.id);
}

export const everywhere = (day: Day) => ({
  "next-section": () => nextSection(day),
  "copy-now": () =>
    void attempt(async () => {
      await request("backup_now");
      toast(t("settings-copies-made"));
    }),
  "theme-light": set({ theme: "light" }),
  "theme-dark": set({ theme: "dark" }),
  "theme-system": set({ theme: "system" }),
  "text-larger": () => resize(1),
  "text-smaller": () => resize(-1),
  "language-it": set({ language: "it" }),
  "language-en": set({ language: "en" }),
  "language-pt": set({ language: "pt" }),
});
