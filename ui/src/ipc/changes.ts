// Every change is announced to whoever shows data. One listener of the shell, many of the page.
import { listen } from "@tauri-apps/api/event";
import type { Changed } from "./bindings";

type Listener = (change: Changed) => void;
const listeners = new Set<Listener>();
let listening = false;

/** Tells of every change until the returned function is called: `$effect(() => onChange(...))`. */
export function onChange(listener: Listener): () => void {
  if (!listening) {
    listening = true;
    void listen<Changed>("changed", ({ payload }) => listeners.forEach((tell) => tell(payload)));
  }
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
