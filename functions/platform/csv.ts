/** The value of a cell; null is empty. */
export type Cell = string | number | null;

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Escapes a text so that spreadsheets do not evaluate it as a formula. Also escapes formulas after a semicolon, tab or
 * line break: in locales with a decimal comma, spreadsheets split cells at semicolons, some also at tabs, and ignore
 * our quotes.
 * Source: OWASP, 'CSV Injection'.
 */
const asText = (text: string): string => text.replaceAll(/(?<=^|[;\t\r\n])(?=["\s]*[=+\-@\t\r])/g, "'");

/** Formats a cell. Numbers have a decimal point and no grouping in every locale. */
const cellOf = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = asText(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The beginning of a file. */
export const csvStart = BYTE_ORDER_MARK;

/** Returns one row with its line break. */
export const csvRow = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** Returns rows as a CSV file (RFC 4180). All rows must have the same number of cells. */
export const csvOf = (rows: readonly (readonly Cell[])[]): Uint8Array =>
  Buffer.from(csvStart + rows.map(csvRow).join(''));
