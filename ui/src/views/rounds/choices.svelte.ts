// What the arbiter wants to see on the desk: kept when the screen is left, and over a restart.
import type { Day } from "@features/day";
import { router } from "@features/navigation";
import { recall, remember } from "@shared/preferences/remember";
import { untrack } from "svelte";

export interface Choices {
  /** The tables of every section at once, where there are several. */
  every: boolean;
  onlyOutstanding: boolean;
}

/** Call while a component starts. */
export function deskChoices(event: () => number, day: Day): Choices {
  let together = $state.raw((recall("every-section") as Record<number, boolean> | null) ?? {});
  let onlyOutstanding = $state(recall("only-outstanding") === true);
  const every = $derived(day.sections.length > 1 && together[event()] === true);

  const choices: Choices = {
    get every() {
      return every;
    },
    set every(all) {
      together = { ...together, [event()]: all };
      remember("every-section", together);
    },
    get onlyOutstanding() {
      return onlyOutstanding;
    },
    set onlyOutstanding(only) {
      onlyOutstanding = only;
      remember("only-outstanding", only);
    },
  };

  // Who chooses a section wants to see that one; so does an address that names it.
  let before = router.current.options.section ? 0 : null;
  let times = untrack(() => day.timesChosen);
  $effect(() => {
    const id = day.section?.id ?? null;
    const chosen = day.timesChosen !== times;
    times = day.timesChosen;
    if (id === null) return;
    if (chosen || (before !== null && before !== id)) untrack(() => (choices.every = false));
    before = id;
  });

  return choices;
}
