export { eventErrors, eventFields, eventForm, eventWarnings } from "./check";
export type { EventFields } from "./check";
export { default as EventFormFields } from "./EventFormFields.svelte";
export { default as EventFormShell } from "./EventFormShell.svelte";
export { default as EventStateBadge } from "./EventStateBadge.svelte";
export { ruleSetName, ruleSetOptions } from "./options";
