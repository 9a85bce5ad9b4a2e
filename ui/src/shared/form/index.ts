export { default as DraftNotice } from "./DraftNotice.svelte";
export { createForm } from "./form.svelte";
export type { Form } from "./form.svelte";
