import type { Snippet } from "svelte";
import { compareText } from "../i18n";

/** A column of a DataTable. */
export interface Column<Row> {
  id: string;
  label: string;
  /** What it is sorted by, and shown when there is no `cell`. Without it the column is not sorted. */
  value?: (row: Row) => string | number | null;
  cell?: Snippet<[Row]>;
  /** Numbers go to the right. */
  align?: "start" | "end";
  /** A CSS width; columns without one share what is left. */
  width?: string;
}

export interface Sort {
  column: string;
  descending: boolean;
}

/** The rows in the order asked for; ties keep their order, and what is missing comes last. */
export function sorted<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const value = columns.find(({ id }) => id === sort?.column)?.value;
  if (!sort || !value) return rows;
  const direction = sort.descending ? -1 : 1;
  return rows.toSorted((left, right) => {
    const [a, b] = [value(left), value(right)];
    if (a === null || b === null) return (a === null ? 1 : 0) - (b === null ? 1 : 0);
    const order =
      typeof a === "number" && typeof b === "number" ? a - b : compareText(String(a), String(b));
    return direction * order;
  });
}
