// A form that never loses what was typed: errors stand beside their fields, a refusal keeps the
// values, and a half-filled form comes back as a draft after the window was closed.
import { forget, forgetUnder, recall, remember } from "../preferences/remember";

type Notes<T> = Partial<Record<keyof T, string>>;

interface Options<T, R> {
  initial: T;
  /** Keeps a draft under this name until the form is sent or discarded. */
  draft?: string;
  /** What of the values a draft may hold: secrets are left out here and never touch the disk. */
  draftOf?: (values: T) => T;
  /** What is wrong, by field, in sentences. Read again as the person types, once shown. */
  check?: (values: T) => Notes<T>;
  send: (values: T) => Promise<R>;
  done?: (reply: R) => void;
}

export interface Form<T> {
  values: T;
  /** Shown from the first attempt to send. */
  readonly errors: Notes<T>;
  /** A refusal that belongs to no field. */
  readonly trouble: string | null;
  readonly sending: boolean;
  /** The values are a draft from an earlier time. */
  readonly fromDraft: boolean;
  readonly changed: boolean;
  /** Sends unless something is wrong; then the first wrong field takes the focus. */
  send(event?: SubmitEvent): Promise<void>;
  /** Another beginning, as a dialog has each time it opens; a draft left under this name comes back. */
  begin(initial: T, draft?: string): void;
  /** Back to the beginning, draft forgotten. */
  reset(): void;
}

/** Drafts about what is gone go with it: `event-1` and all that begin with `event-1-`. */
export function forgetDrafts(about: string): void {
  forget(`draft.${about}`);
  forgetUnder(`draft.${about}-`);
}

/** Every draft: the data that they speak of are other data now, or must name nobody any more. */
export function forgetAllDrafts(): void {
  forgetUnder("draft.");
}

/** Call while a component starts. */
export function createForm<T extends Record<string, unknown>, R>(options: Options<T, R>): Form<T> {
  const { draftOf = (all: T) => all, check = () => ({}), send, done } = options;

  let initial = $state.raw(options.initial);
  let draft = $state.raw(options.draft);
  const kept = recallDraft();
  let values = $state<T>({ ...structuredClone(options.initial), ...kept });
  let attempted = $state(false);
  let refused = $state<Notes<T>>({});
  let trouble = $state<string | null>(null);
  let sending = $state(false);
  let fromDraft = $state(kept !== null);

  const changed = $derived(JSON.stringify(values) !== JSON.stringify(initial));
  const errors = $derived<Notes<T>>(attempted ? { ...refused, ...check(values) } : refused);

  $effect(() => {
    if (!draft) return;
    const typed = draftOf($state.snapshot(values) as T);
    if (JSON.stringify(typed) !== JSON.stringify(initial)) remember(`draft.${draft}`, typed);
    else forget(`draft.${draft}`);
  });

  function recallDraft(): T | null {
    return draft ? (recall(`draft.${draft}`) as T | null) : null;
  }

  function forgetDraft() {
    if (draft) forget(`draft.${draft}`);
    fromDraft = false;
  }

  function fill(found: T | null) {
    values = { ...structuredClone(initial), ...found };
    attempted = false;
    refused = {};
    trouble = null;
    fromDraft = found !== null;
  }

  return {
    get values() {
      return values;
    },
    set values(next) {
      values = next;
    },
    get errors() {
      return errors;
    },
    get trouble() {
      return trouble;
    },
    get sending() {
      return sending;
    },
    get fromDraft() {
      return fromDraft;
    },
    get changed() {
      return changed;
    },
    async send(event) {
      event?.preventDefault();
      const form = event?.currentTarget instanceof HTMLElement ? event.currentTarget : null;
      attempted = true;
      refused = {};
      trouble = null;
      if (Object.values(check(values)).some(Boolean)) {
        focusFirstError(form);
        return;
      }
      sending = true;
      try {
        const reply = await send($state.snapshot(values) as T);
        forgetDraft();
        done?.(reply);
      } catch (thrown) {
        const { field, message } = thrown as { field?: string | null; message: string };
        if (field && field in values) {
          refused = { [field]: message } as Notes<T>;
          focusFirstError(form);
        } else trouble = message;
      } finally {
        sending = false;
      }
    },
    begin(from, name) {
      [initial, draft] = [from, name];
      fill(recallDraft());
    },
    reset() {
      fill(null);
      forgetDraft();
    },
  };
}

function focusFirstError(form: HTMLElement | null): void {
  // After the next frame the wrong fields are marked.
  requestAnimationFrame(() =>
    form
      ?.querySelector<HTMLElement>('[aria-invalid="true"]:not([contenteditable="false"])')
      ?.focus(),
  );
}
