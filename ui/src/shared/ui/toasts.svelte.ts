// Short notices after an action, with the way back. Seen, never heard.
export interface Toast {
  id: number;
  text: string;
  kind: "done" | "trouble";
  /** What the button does: usually takes the action back. */
  action?: { label: string; run: () => void };
}

const shown = $state<Toast[]>([]);
const timers = new Map<number, ReturnType<typeof setTimeout>>();
let last = 0;

/** Long enough to be read by someone who looked elsewhere. */
const stay = 9000;

export const toasts = {
  get shown(): readonly Toast[] {
    return shown;
  },
};

export function toast(text: string, options: Partial<Pick<Toast, "kind" | "action">> = {}): void {
  // What an older notice offers to take back is no longer the last thing done.
  if (options.action) shown.filter(({ action }) => action).forEach(({ id }) => dismiss(id));
  const id = ++last;
  shown.push({ id, text, kind: options.kind ?? "done", action: options.action });
  // Three fit without covering the work; the oldest gives way.
  while (shown.length > 3 && shown[0]) dismiss(shown[0].id);
  release(id);
}

export function dismiss(id: number): void {
  hold(id);
  const at = shown.findIndex((one) => one.id === id);
  if (at >= 0) shown.splice(at, 1);
}

/** While it is pointed at or focused, a notice stays. */
export function hold(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

export function release(id: number): void {
  hold(id);
  timers.set(
    id,
    setTimeout(() => dismiss(id), stay),
  );
}
