// The club's form as the screen holds it: always six lines, texts that may still be empty.
import type {
  AthleteRow,
  DocumentKind,
  EntryForm,
  FormDetails,
  FormLine,
  Means,
  SectionRow,
  Sex,
} from "@ipc/index";
import { t } from "@shared/i18n";

export interface SheetLine extends Record<string, unknown> {
  line: number;
  athlete: number | null;
  /** The name on the record of a known athlete, as it was when chosen. */
  known: string;
  surname: string;
  name: string;
  card: string;
  sex: Sex | null;
  birthYear: number | null;
  category: string;
  rating: number | null;
  documentKind: DocumentKind;
  /** As typed now; a number stored earlier stays masked and is not here. */
  documentNumber: string;
  sections: number[];
}

export interface Sheet extends Record<string, unknown> {
  club: number | null;
  clubName: string;
  receivedAt: string;
  means: Means;
  signed: boolean;
  stamped: boolean;
  lateReason: string;
  note: string;
  lines: SheetLine[];
  teamSections: number[];
}

export const lineCount = 6;

export function blankLine(line: number): SheetLine {
  return {
    line,
    athlete: null,
    known: "",
    surname: "",
    name: "",
    card: "",
    sex: null,
    birthYear: null,
    category: "",
    rating: null,
    documentKind: "identity-card",
    documentNumber: "",
    sections: [],
  };
}

export function blankSheet(receivedAt: string): Sheet {
  return {
    club: null,
    clubName: "",
    receivedAt,
    means: "email",
    signed: false,
    stamped: false,
    lateReason: "",
    note: "",
    lines: Array.from({ length: lineCount }, (_, index) => blankLine(index + 1)),
    teamSections: [],
  };
}

/** A stored form back on its sheet. */
export function sheetOf({ form }: FormDetails): Sheet {
  const blank = blankSheet(form.receivedAt.slice(0, 16));
  return {
    ...blank,
    club: form.club,
    clubName: form.clubName,
    means: form.means,
    signed: form.signed,
    stamped: form.stamped,
    lateReason: form.lateReason ?? "",
    note: form.note,
    lines: blank.lines.map((empty) => {
      const stored = form.lines.find(({ line }) => line === empty.line);
      return stored ? sheetLine(stored) : empty;
    }),
    teamSections: form.teamSections,
  };
}

function sheetLine(stored: FormLine): SheetLine {
  return {
    ...blankLine(stored.line),
    athlete: stored.athlete,
    known: stored.athlete === null ? "" : written(stored),
    surname: stored.surname,
    name: stored.name,
    card: stored.card,
    sex: stored.sex,
    birthYear: stored.birthYear,
    category: stored.category ?? "",
    rating: stored.rating,
    documentKind: stored.document?.kind ?? "identity-card",
    sections: stored.sections,
  };
}

/** A known athlete takes the line; the document and the ticks already there stay. */
export function fillLine(line: SheetLine, { id, form }: AthleteRow): void {
  Object.assign(line, {
    athlete: id,
    known: written(form),
    surname: form.surname,
    name: form.name,
    card: form.card ?? "",
    sex: form.sex,
    birthYear: form.birthYear,
    category: form.category ?? "",
    rating: form.rating,
  });
}

export const written = ({ surname, name }: { surname: string; name: string }): string =>
  `${surname} ${name}`.trim();

/** What is sent: the lines that say something. */
export function entryForm(sheet: Sheet, masked: ReadonlyMap<number, string>): EntryForm {
  return {
    club: sheet.club,
    clubName: sheet.clubName,
    receivedAt: `${sheet.receivedAt.slice(0, 16)}:00`,
    means: sheet.means,
    signed: sheet.signed,
    stamped: sheet.stamped,
    lateReason: sheet.lateReason.trim() || null,
    note: sheet.note,
    lines: sheet.lines.filter(isUsed).map(({ known: _, ...line }) => ({
      line: line.line,
      athlete: line.athlete,
      surname: line.surname,
      name: line.name,
      card: line.card,
      sex: line.sex,
      birthYear: line.birthYear,
      category: line.category.trim() || null,
      rating: line.rating,
      document:
        line.documentNumber.trim() || masked.has(line.line)
          ? { kind: line.documentKind, number: line.documentNumber.trim() || null }
          : null,
      sections: line.sections,
    })),
    teamSections: sheet.teamSections,
  };
}

/** The sheet as a draft may keep it: numbers of documents live in the database only. */
export function withoutDocuments(sheet: Sheet): Sheet {
  return { ...sheet, lines: sheet.lines.map((line) => ({ ...line, documentNumber: "" })) };
}

/** Something was written on the line. */
export function isUsed(line: SheetLine): boolean {
  return (
    line.athlete !== null ||
    [line.surname, line.name, line.card, line.documentNumber].some((text) => text.trim() !== "")
  );
}

/** The deadline holds to the minute; the program has the last word. */
export function isLate(receivedAt: string, deadline: string | null): boolean {
  return (
    deadline !== null && receivedAt.length >= 16 && receivedAt.slice(0, 16) > deadline.slice(0, 16)
  );
}

/** The first line with something on it and no surname. */
export function lineWithoutSurname(lines: readonly SheetLine[]): number | null {
  return lines.find((line) => isUsed(line) && line.surname.trim() === "")?.line ?? null;
}

/** What must change before the form is sent. */
export function sheetErrors(
  sheet: Sheet,
  deadline: string | null,
): Partial<Record<"clubName" | "receivedAt" | "lateReason" | "lines", string>> {
  const line = lineWithoutSurname(sheet.lines);
  return {
    ...(sheet.clubName.trim() ? {} : { clubName: t("entryform-club-missing") }),
    ...(sheet.receivedAt.length >= 16 ? {} : { receivedAt: t("entryform-received-missing") }),
    ...(isLate(sheet.receivedAt, deadline) && !sheet.lateReason.trim()
      ? { lateReason: t("entryform-late-reason-missing") }
      : {}),
    ...(line === null ? {} : { lines: t("entryform-lines-wrong", { line }) }),
  };
}

/** The one section that a person of this sex usually plays in, to save a tick. */
export function usualSection(sex: Sex | null, sections: readonly SectionRow[]): number | null {
  const wanted = sex === "m" ? "men" : sex === "f" ? "women" : null;
  const fit = sections.filter(({ form }) => form.kind === "individual" && form.category === wanted);
  return fit.length === 1 && fit[0] ? fit[0].id : null;
}

/** `2026-11-16T15:12` on the wall clock of the given moment. */
export function wallClock(moment: Date): string {
  const two = (n: number) => String(n).padStart(2, "0");
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join("-");
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}
