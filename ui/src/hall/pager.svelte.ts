// Turns sheets every eight seconds. The time already waited shows as a line, and stands while paused.

export const sheetTime = 8000;
const step = 250;

export interface Pager {
  readonly index: number;
  /** From 0 to 1: how much of this sheet's time is over. */
  readonly progress: number;
  go(to: number): void;
  turn(by: number): void;
}

/** Call while a component starts. */
export function createPager(options: { count: () => number; paused: () => boolean }): Pager {
  let at = $state(0);
  let waited = $state(0);

  const count = $derived(Math.max(1, options.count()));
  const index = $derived(at % count);

  function go(to: number): void {
    at = ((to % count) + count) % count;
    waited = 0;
  }

  $effect(() => {
    if (options.paused() || count < 2) return;
    const timer = setInterval(() => {
      waited += step;
      if (waited >= sheetTime) go(index + 1);
    }, step);
    return () => clearInterval(timer);
  });

  return {
    get index() {
      return index;
    },
    get progress() {
      return count < 2 ? 0 : Math.min(1, waited / sheetTime);
    },
    go,
    turn: (by) => go(index + by),
  };
}
