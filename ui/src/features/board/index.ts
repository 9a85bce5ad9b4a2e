export { default as Board } from "./Board.svelte";
export { default as BoardDesk } from "./BoardDesk.svelte";
