// A name in a narrow slot: the first name shrinks to initials, then the letters close up; only what
// still does not fit is cut, and the tooltip keeps the whole.
import type { EntryLabel } from "@ipc/index";

export interface Fitted {
  readonly surname: string;
  readonly name: string;
  /** How far the letters close up; 1 when the name fits as it is. */
  readonly squeeze: number;
}

/** Average width of a letter, in parts of the type size; a little generous for capitals. */
const letter = 0.48;
/** How far letters may close up and still be read well. */
const press = 1.3;

/** How wide a whole name is. */
export function nameWidth({ surname, name }: Pick<EntryLabel, "surname" | "name">, size: number) {
  return `${surname} ${name}`.trim().length * letter * size;
}

export function fitName(
  { surname, name }: Pick<EntryLabel, "surname" | "name">,
  width: number,
  size: number,
): Fitted {
  const needed = (text: string) => text.length * letter * size;
  if (needed(`${surname} ${name}`) <= width) return { surname, name, squeeze: 1 };
  const initials = name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${word[0]}.`)
    .join(" ");
  const whole = `${surname} ${initials}`.trim();
  if (needed(whole) <= width) return { surname, name: initials, squeeze: 1 };
  const squeezed = (text: string) => Math.min(1, width / needed(text));
  if (needed(whole) <= width * press) return { surname, name: initials, squeeze: squeezed(whole) };
  if (needed(surname) <= width * press) return { surname, name: "", squeeze: squeezed(surname) };
  const room = Math.floor((width * press) / (letter * size)) - 1;
  const cut = `${surname.slice(0, room).trimEnd()}…`;
  return { surname: cut, name: "", squeeze: squeezed(cut) };
}
