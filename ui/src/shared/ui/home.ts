// The cursor's home on a screen that has one: whatever opens over the page gives the cursor back to it.
import { getContext, setContext } from "svelte";

const key = Symbol("home");

/** Call while a screen starts. */
export function provideHome(goHome: () => void): void {
  setContext(key, goHome);
}

/** Nothing on a screen without a home: the cursor then goes back to where it was. */
export function useHome(): (() => void) | undefined {
  return getContext<(() => void) | undefined>(key);
}
