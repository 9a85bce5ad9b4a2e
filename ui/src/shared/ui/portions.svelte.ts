// A long list that is laid out whole, yet answers at once: its beginning first, the rest frame by frame.

/** Call while a component starts: how many of `total` to draw by now, `portion` more with each frame. */
export function portions(total: () => number, portion: number): { readonly drawn: number } {
  let drawn = $state(portion);

  $effect(() => {
    if (drawn >= total()) return;
    const next = requestAnimationFrame(() => (drawn += portion));
    return () => cancelAnimationFrame(next);
  });

  return {
    get drawn() {
      return drawn;
    },
  };
}
