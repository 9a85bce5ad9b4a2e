// Pasted cells as a draft may keep them.
import type { ImportPreview } from "@ipc/index";

/** Only the columns that are read: one that is not may hold numbers of documents. */
export function readCells({ columns, headerRow, titles, rows }: ImportPreview): string {
  const read = (cells: readonly string[]) =>
    cells.flatMap((cell, at) => ((columns[at] ?? "ignore") === "ignore" ? [] : [quoted(cell)]));
  const lines = headerRow === null ? [] : [titles];
  return [...lines, ...rows.map(({ cells }) => cells)]
    .map((cells) => read(cells).join("\t"))
    .join("\n");
}

const quoted = (cell: string): string =>
  /[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
