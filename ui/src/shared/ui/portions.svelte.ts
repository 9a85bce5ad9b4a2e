// A long list that is laid out whole, yet answers at once: its beginning first, the rest in portions.
import { afterPaint } from "./after-paint";

/** Call while a component starts: how many of `total` to draw by now, `portion` more after each paint. */
export function portions(total: () => number, portion: number): { readonly drawn: number } {
  let drawn = $state(portion);

  $effect(() => {
    if (drawn >= total()) return;
    return afterPaint(() => (drawn += portion));
  });

  return {
    get drawn() {
      return drawn;
    },
  };
}
