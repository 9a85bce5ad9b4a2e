// Dates and numbers as the language of the screen writes them.
import { locale } from "./language.svelte";
import { message, t } from "./t";

type Moment = Date | string;

/** A calendar date `2026-11-16`; days carry no time zone, so it is read in the local one. */
function moment(value: Moment): Date {
  if (value instanceof Date) return value;
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00` : value);
}

/** Making one takes longer than a hundred uses of it. */
const made = new Map<string, Intl.DateTimeFormat>();

function formatted(value: Moment, options: Intl.DateTimeFormatOptions): string {
  const key = locale() + JSON.stringify(options);
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale(), options);
  made.set(key, format);
  return format.format(moment(value));
}

/** "16 nov 2026" */
export const formatDate = (value: Moment): string =>
  formatted(value, { day: "numeric", month: "short", year: "numeric" });

/** "lunedì 16 novembre 2026" */
export const formatLongDate = (value: Moment): string =>
  formatted(value, { weekday: "long", day: "numeric", month: "long", year: "numeric" });

/** "15:12" */
export const formatTime = (value: Moment, timeZone?: string): string =>
  formatted(value, { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone });

/** "16 nov 2026, 15:12" */
export const formatDateTime = (value: Moment, timeZone?: string): string =>
  formatted(value, {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  });

/** "14–16 novembre 2026" of two calendar dates, in the words of the papers; one date when they are the
    same. Without `Intl`: its first use takes as long as the whole list that the window opens with. */
export function formatDateRange(from: string, to: string): string {
  const [first, last] = [parts(from), parts(to)];
  if (from === to) return t("report-date-long", last);
  if (first.month !== last.month || first.year !== last.year) {
    const [begin, end] = [t("report-date-long", first), t("report-date-long", last)];
    return t("report-date-range", { from: begin, to: end });
  }
  return t("report-date-range-month", { ...last, from: first.day, to: last.day });
}

function parts(date: string) {
  const [year = "", month, day] = date.split("-");
  return {
    day: String(Number(day)),
    month: message(`report-month-${Number(month)}`) ?? String(month),
    year,
  };
}

/** "1.024" */
export const formatNumber = (value: number): string =>
  new Intl.NumberFormat(locale(), { useGrouping: "always" } as Intl.NumberFormatOptions).format(
    value,
  );

/** "3:05" of minutes and seconds, or "1:02:07" above an hour. */
export function formatDuration(seconds: number): string {
  const total = Math.max(0, Math.floor(seconds));
  const two = (n: number) => String(n).padStart(2, "0");
  const [h, m, s] = [Math.floor(total / 3600), Math.floor((total % 3600) / 60), total % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Names in the order a person expects, accents aside. */
export const compareText = (a: string, b: string): number =>
  new Intl.Collator(locale(), { sensitivity: "base", numeric: true }).compare(a, b);

/** Lower case without accents, for searching. */
export const searchable = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
