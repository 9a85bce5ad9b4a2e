export { comboOf, isSingleKey } from "./keys";
export {
  changeKeys,
  handleKey,
  keysFor,
  registerShortcuts,
  restoreKeys,
  shortcuts,
} from "./registry.svelte";
export { shortcutGroup, type ShortcutGroup } from "./group";
export type { Shortcut } from "./registry.svelte";
