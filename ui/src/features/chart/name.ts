// A name in a narrow slot: the first name shrinks to initials, then the letters close up; only what
// still does not fit is cut, and the tooltip keeps the whole.
import type { EntryLabel } from "@ipc/index";

export interface Fitted {
  readonly surname: string;
  readonly name: string;
  /** The width to press the text into; null when it fits as it is. */
  readonly pressed: number | null;
}

/** Average width of a letter, in parts of the type size; a little generous for capitals. */
const letter = 0.53;
/** How far letters may close up and still be read well. */
const press = 1.3;

export function fitName(
  { surname, name }: Pick<EntryLabel, "surname" | "name">,
  width: number,
  size: number,
): Fitted {
  const needed = (text: string) => text.length * letter * size;
  if (needed(`${surname} ${name}`) <= width) return { surname, name, pressed: null };
  const initials = name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${word[0]}.`)
    .join(" ");
  const whole = `${surname} ${initials}`.trim();
  if (needed(whole) <= width) return { surname, name: initials, pressed: null };
  if (needed(whole) <= width * press) return { surname, name: initials, pressed: width };
  if (needed(surname) <= width * press) return { surname, name: "", pressed: width };
  const room = Math.floor((width * press) / (letter * size)) - 1;
  return { surname: `${surname.slice(0, room).trimEnd()}…`, name: "", pressed: width };
}
