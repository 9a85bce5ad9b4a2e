export { default as DraftNotice } from "./DraftNotice.svelte";
export { default as FormDialog } from "./FormDialog.svelte";
export { createForm, forgetAllDrafts, forgetDrafts } from "./form.svelte";
export type { Form } from "./form.svelte";
