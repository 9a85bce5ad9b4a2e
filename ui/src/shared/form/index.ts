export { createForm } from "./form.svelte";
export type { Form } from "./form.svelte";
