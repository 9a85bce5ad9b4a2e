// For what can wait until a person has seen the answer.

/** Room for the next key or click before the work goes on, in milliseconds. */
const breath = 40;

/** Runs once what is in the page now has been painted; gives back how to call it off. */
export function afterPaint(run: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  // The frame's own callbacks run before it is painted.
  const frame = requestAnimationFrame(() => {
    later = setTimeout(run, breath);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
  };
}
