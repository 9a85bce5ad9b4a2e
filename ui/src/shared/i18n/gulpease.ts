/** The readability index of Italian text: 0 is hard, 100 easy; 60 is easy after middle school. */
export function gulpease(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const sentences = Math.max(1, text.split(/[.;:?!]+(?:\s|$)/).filter((s) => s.trim()).length);
  return words === 0 ? 100 : Math.min(100, 89 + (300 * sentences - 10 * letters) / words);
}
