// Small choices kept by the page itself, so that the first frame is already right.
const prefix = "tabellone.";

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // A full or closed storage must never stop the work at hand.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // As above: nothing to do when the storage is closed.
  }
}

/** Everything whose key begins so. */
export function forgetUnder(start: string): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix + start));
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/** What was kept under this key, or null when there is nothing readable. */
export function recall(key: string): unknown {
  try {
    const text = localStorage.getItem(prefix + key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** A kept choice, if it is still one of those on offer. */
export function remembered<T>(key: string, offered: readonly T[], otherwise: T): T {
  const kept = recall(key) as T;
  return offered.includes(kept) ? kept : otherwise;
}
