// How far longer work has come, told by the program while it goes on.
import { listen } from "@tauri-apps/api/event";
import type { Progress } from "./bindings";

type Listener = (progress: Progress) => void;
const listeners = new Set<Listener>();
let listening = false;

/** Tells of progress until the returned function is called: `$effect(() => onProgress(...))`. */
export function onProgress(listener: Listener): () => void {
  if (!listening) {
    listening = true;
    void listen<Progress>("progress", ({ payload }) => listeners.forEach((tell) => tell(payload)));
  }
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
