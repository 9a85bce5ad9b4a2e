export type * from "./bindings";
export { onChange } from "./changes";
export { askAhead, request } from "./client";
export type { Asking, PlainQuestion } from "./client";
export { AppError } from "./error";
export { live } from "./live.svelte";
export type { Live } from "./live.svelte";
export * from "./shell";
export { newTask, onLeft, onProgress, stopTask } from "./task";
