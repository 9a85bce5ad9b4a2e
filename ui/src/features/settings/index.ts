export { changeSettings, loadSettings, settings } from "./settings.svelte";
