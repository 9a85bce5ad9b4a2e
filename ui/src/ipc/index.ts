export type * from "./bindings";
export { onChange } from "./changes";
export { askAhead, request } from "./client";
export type { PlainQuestion } from "./client";
export { AppError } from "./error";
export { onProgress } from "./progress";
export { live } from "./live.svelte";
export type { Live } from "./live.svelte";
export * from "./shell";
