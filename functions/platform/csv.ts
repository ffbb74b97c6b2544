/** What a cell holds; null is empty. */
export type Cell = string | number | null;

/** By it, spreadsheets take the file for UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A text as a spreadsheet shows it and does not reckon it: what would begin a formula is marked as text. So is what
 * follows a semicolon, a tab or the end of a line: where a decimal point is a comma, spreadsheets take the semicolon for
 * the separator, some take the tab as well, and then no quote of ours holds a cell together.
 * Source: OWASP, 'CSV Injection'.
 */
const asText = (text: string): string => text.replaceAll(/(?<=^|[;\t\r\n])(?=["\s]*[=+\-@\t\r])/g, "'");

/** Numbers have a decimal point and no grouping, whatever the place. */
const cellOf = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = asText(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** How a file begins. */
export const csvStart = BYTE_ORDER_MARK;

/** One row, with its line end. */
export const csvRow = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** Rows as a file of comma-separated values (RFC 4180). Every row has as many cells as the first. */
export const csvOf = (rows: readonly (readonly Cell[])[]): Uint8Array =>
  Buffer.from(csvStart + rows.map(csvRow).join(''));
