/** What a cell holds; null is empty. */
export type Cell = string | number | null;

/** By it, spreadsheets take the file for UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A text as a spreadsheet shows it and does not reckon it: one that would begin a formula is marked as text.
 * Source: OWASP, 'CSV Injection'.
 */
const asText = (text: string): string => (/^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** Numbers have a decimal point and no grouping, whatever the place. */
const cellOf = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = asText(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as a file of comma-separated values (RFC 4180). Every row has as many cells as the first. */
export const csvOf = (rows: readonly (readonly Cell[])[]): Uint8Array =>
  Buffer.from(BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join(''));
