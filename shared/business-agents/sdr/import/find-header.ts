import { readEmails } from './read-cells.ts';
import { readTitle } from './title-rules.ts';

/** Maximum number of rows above the header, such as titles and notes. */
const MAX_ABOVE_HEADER = 25;

/** Where a list's header is, and how many of its titles are known. */
export interface FoundHeader {
  /** Row index; -1 if the list begins with its first lead. */
  at: number;
  known: number;
}

const filled = (row: readonly string[]): string[] => row.filter((cell) => cell.trim() !== '');
const hasEmail = (row: readonly string[]): boolean => row.some((cell) => readEmails(cell).length > 0);

/** Returns how many titles of a row are known, not counting columns to ignore. */
const countKnown = (row: readonly string[]): number =>
  filled(row).filter((title) => {
    const match = readTitle(title);
    return match !== null && match.field !== 'ignored';
  }).length;

/** Finds the header: the row with the most known titles, or else the last full row above the first email address. */
export const findHeader = (rows: readonly (readonly string[])[]): FoundHeader => {
  const head = rows.slice(0, MAX_ABOVE_HEADER + 1);
  const firstLead = head.findIndex(hasEmail);
  const above = firstLead === -1 ? head : head.slice(0, firstLead);
  const known = above.map(countKnown);
  const most = Math.max(0, ...known);
  if (most >= 2) return { at: known.indexOf(most), known: most };
  const last = above.findLastIndex((row) => filled(row).length >= 2);
  return { at: last, known: last === -1 ? 0 : known[last]! };
};
