// An answer that stays true: asked when a screen opens, asked again when the data change.
import type { Requests } from "./bindings";
import { onChange } from "./changes";
import { request } from "./client";
import { AppError } from "./error";

export interface Live<T> {
  /** The latest answer; it stays while the next one is on its way. Null before the first. */
  readonly value: T | null;
  readonly error: AppError | null;
  /** True only before the first answer. */
  readonly waiting: boolean;
  refresh(): Promise<void>;
  /** Shows a reply that already holds the new state, without asking again. */
  set(value: T): void;
}

type Arg<K extends keyof Requests> = Requests[K]["arg"];

/** Call while a component starts. `arg` is read reactively; null asks nothing where an argument is
    needed: `const overview = live("event_overview", () => ({ event }))`. */
export function live<K extends keyof Requests>(
  name: K,
  arg: () => Arg<K> | null = () => null,
  options: { /** Ask at all? */ when?: () => boolean } = {},
): Live<Requests[K]["reply"]> {
  let value = $state.raw<Requests[K]["reply"] | null>(null);
  let error = $state.raw<AppError | null>(null);
  let asked = 0;

  async function ask(given: Arg<K> | null) {
    const question = ++asked;
    try {
      const answer = await (request as (n: K, a: unknown) => Promise<Requests[K]["reply"]>)(
        name,
        given,
      );
      // Only the latest question may answer: an earlier one can be slower.
      if (question === asked) [value, error] = [answer, null];
    } catch (thrown) {
      if (question === asked) error = AppError.from(thrown);
    }
  }

  const wanted = () => options.when?.() ?? true;

  $effect(() => {
    if (wanted()) void ask(arg());
  });
  $effect(() => onChange(() => void (wanted() && ask(arg()))));

  return {
    get value() {
      return value;
    },
    get error() {
      return error;
    },
    get waiting() {
      return value === null && error === null;
    },
    refresh: () => ask(arg()),
    set(next) {
      asked += 1;
      [value, error] = [next, null];
    },
  };
}
