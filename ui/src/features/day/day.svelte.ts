// The event on screen: its overview, the chosen section, its clock. The frame makes it once; every
// screen inside asks `useDay()`.
import {
  live,
  type Live,
  type Overview,
  type SectionRow,
  type DayStep,
  type StepState,
} from "@ipc/index";
import { router } from "@features/navigation";
import { recall, remember } from "@shared/preferences/remember";
import { getContext, setContext, untrack } from "svelte";

export interface Day {
  /** The event of the address, or the last one looked at; null when there is none. */
  readonly event: number | null;
  readonly overview: Live<Overview>;
  readonly sections: readonly SectionRow[];
  /** The section chosen in the top bar; null only when the event has none. */
  readonly section: SectionRow | null;
  /** The event is known, and has no section yet. */
  readonly noSections: boolean;
  chooseSection(id: number): void;
  /** How often a section was chosen, the same one again included. */
  readonly timesChosen: number;
  step(step: DayStep): StepState | null;
  /** The event's own wall clock. Ticks. */
  readonly now: Date;
  /** Forgets the event, when it was deleted. */
  leave(): void;
}

const key = Symbol("day");

export function useDay(): Day {
  return getContext<Day>(key);
}

/** Call once, where the frame starts. */
export function provideDay(): Day {
  let last = $state<number | null>((recall("last-event") as number | null) ?? null);
  let chosen = $state.raw((recall("sections") as Record<number, number> | null) ?? {});
  let timesChosen = $state(0);
  let tick = $state(Date.now());

  const event = $derived(router.current.ids.event ?? last);
  const overview = live("event_overview", () => ({ event: event ?? 0 }), {
    when: () => event !== null,
  });
  /** An answer about another event must not be shown under this one's address. */
  const shown = $derived(overview.value?.event.id === event ? overview.value : null);
  const sections = $derived(shown?.sections ?? []);
  const section = $derived.by(() => {
    const asked = Number(router.current.options.section) || (event !== null && chosen[event]);
    return sections.find(({ id }) => id === asked) ?? sections[0] ?? null;
  });
  /** How far the event's clock is from this machine's, measured when the overview came. */
  const ahead = $derived(shown ? Date.parse(shown.now) - Date.now() : 0);

  /** Kept for each event, so that its desk opens where it was left. */
  function choose(of: number, id: number) {
    chosen = { ...chosen, [of]: id };
    remember("sections", chosen);
  }

  $effect(() => {
    const named = router.current.ids.event;
    if (named === undefined) return;
    last = named;
    remember("last-event", named);
  });
  $effect(() => {
    // The section of an address stays chosen on the screens after it, whose address names none.
    const asked = Number(router.current.options.section);
    if (event === null || !asked) return;
    untrack(() => choose(event, asked));
  });
  $effect(() => {
    // An event that is gone must not keep the rail busy.
    if (overview.error && router.current.ids.event === undefined) last = null;
  });
  $effect(() => {
    const timer = setInterval(() => (tick = Date.now()), 1000);
    return () => clearInterval(timer);
  });

  const day: Day = {
    get event() {
      return event;
    },
    get overview() {
      return overview;
    },
    get sections() {
      return sections;
    },
    get section() {
      return section;
    },
    get noSections() {
      return shown !== null && sections.length === 0;
    },
    get timesChosen() {
      return timesChosen;
    },
    chooseSection(id) {
      if (event === null) return;
      timesChosen += 1;
      choose(event, id);
      const { name, ids, options } = router.current;
      if (options.section) {
        router.replace(name as "lots", { ...options, event, ...ids, section: id });
      }
    },
    step(step) {
      return shown?.steps.find(([name]) => name === step)?.[1] ?? null;
    },
    get now() {
      return new Date(tick + ahead);
    },
    leave() {
      last = null;
      remember("last-event", null);
    },
  };
  return setContext(key, day);
}
