export { default as Consequences } from "./Consequences.svelte";
export { default as CorrectionDialog } from "./CorrectionDialog.svelte";
export { default as DepartDialog } from "./DepartDialog.svelte";
export { default as LotsDialog } from "./LotsDialog.svelte";
export { default as ReinstateDialog } from "./ReinstateDialog.svelte";
export { default as ReplaceDialog } from "./ReplaceDialog.svelte";
export { default as ResultDialog } from "./ResultDialog.svelte";
export { default as SideDisc } from "./SideDisc.svelte";
export {
  findingsOf,
  findingText,
  fullName,
  outcomeText,
  outcomeWithName,
  reasonText,
  roundName,
  score,
  seatOf,
  slotText,
  walkOvers,
  whiteSide,
} from "./words";
