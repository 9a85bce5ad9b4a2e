export { default as HallControl } from "./HallControl.svelte";
export { showInHall } from "./show";
