// An answer that stays true: asked when a screen opens, asked again when the data change.
import type { Requests } from "./bindings";
import { onChange } from "./changes";
import { request } from "./client";
import { AppError } from "./error";
import { concerns } from "./follows";

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
  let onTheWay = 0;

  async function ask(given: Arg<K> | null) {
    const turn = ++asked;
    onTheWay += 1;
    try {
      const answer = await (request as (n: K, a: unknown) => Promise<Requests[K]["reply"]>)(
        name,
        given,
      );
      // Only the latest question may answer: an earlier one can be slower.
      if (turn === asked) [value, error] = [answer, null];
    } catch (thrown) {
      if (turn === asked) error = AppError.from(thrown);
    } finally {
      onTheWay -= 1;
    }
  }

  const wanted = () => options.when?.() ?? true;

  // Compared as text: what the argument is made of may be answered anew with the same content.
  const question = $derived(wanted() ? JSON.stringify(arg()) : null);

  $effect(() => {
    if (question !== null) void ask(JSON.parse(question) as Arg<K> | null);
  });
  $effect(() =>
    onChange((change) => {
      if (concerns(name, arg(), change)) void follow();
    }),
  );

  let following = false;
  let changedAgain = false;
  /** Changes that come while an answer is on its way are asked about together, once. */
  async function follow() {
    changedAgain = true;
    if (following) return;
    following = true;
    while (changedAgain && wanted()) {
      changedAgain = false;
      await ask(arg());
    }
    following = false;
  }

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
      // An answer on its way no longer counts, but it may have known more than this reply.
      if (onTheWay > 0) void follow();
    },
  };
}
