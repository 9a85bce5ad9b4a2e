export { default as RulingDialog } from "./RulingDialog.svelte";
export { default as RulingLog } from "./RulingLog.svelte";
export { irregularitySummary, irregularityTitle } from "./words";
