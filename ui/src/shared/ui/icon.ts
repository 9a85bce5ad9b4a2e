import type { LucideProps } from "@lucide/svelte";
import type { Component } from "svelte";

/** An icon of the one set in use: `import Undo from "@lucide/svelte/icons/undo-2"`. */
export type Icon = Component<LucideProps>;
