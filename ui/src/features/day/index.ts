export { provideDay, useDay } from "./day.svelte";
export type { Day } from "./day.svelte";
export { default as NoSections } from "./NoSections.svelte";
export { default as SectionSwitch } from "./SectionSwitch.svelte";
export { default as ProgrammeClock } from "./ProgrammeClock.svelte";
