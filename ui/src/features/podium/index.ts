export { default as PodiumPicture } from "./PodiumPicture.svelte";
