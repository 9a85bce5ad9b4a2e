export { default as Chart } from "./Chart.svelte";
export { layoutChart } from "./layout";
export type { Layout } from "./layout";
