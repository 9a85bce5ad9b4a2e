export { createRouter } from "./router.svelte";
export type { Current, Params, Router } from "./router.svelte";
