export { default as Work } from "./Work.svelte";
