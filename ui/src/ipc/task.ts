// Longer work, by id: how far it is comes to who started it, and only they stop it.
import { listen } from "@tauri-apps/api/event";
import type { Left, Progress } from "./bindings";
import { request } from "./client";

type Listener = (progress: Progress) => void;
const listeners = new Set<Listener>();
let listening = false;

/** A name for work about to begin: `request("backup_now", null, { task })`. */
export const newTask = (): string => crypto.randomUUID();

/** Tells how far the work of this id is until the returned function is called. */
export function onProgress(task: string, listener: Listener): () => void {
  if (!listening) {
    listening = true;
    void listen<Progress>("progress", ({ payload }) => listeners.forEach((tell) => tell(payload)));
  }
  const own: Listener = (progress) => {
    if (progress.task === task) listener(progress);
  };
  listeners.add(own);
  return () => void listeners.delete(own);
}

/** Tells of work that ended after its device had gone, until the page goes. */
export function onLeft(listener: (left: Left) => void): void {
  void listen<Left>("left", ({ payload }) => listener(payload));
}

/** Stops it; what is over already stays as it ended. */
export const stopTask = (task: string): Promise<null> => request("stop_task", { task });
