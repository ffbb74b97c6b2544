import type { ColumnField } from '#shared/business-agents/sdr/import/fields.ts';
import { findHeader } from '#shared/business-agents/sdr/import/find-header.ts';
import { mapColumns } from '#shared/business-agents/sdr/import/map-columns.ts';
import { type ReadLeads, readLeads } from '#shared/business-agents/sdr/import/read-leads.ts';

/** Returns the rows of a table that is written with bars, one line per row. */
export const rowsOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

/** Returns the recognized field of each title. */
export const fieldsOf = (rows: readonly string[][]): Record<string, ColumnField> => {
  const { at } = findHeader(rows);
  const columns = mapColumns(rows[at] ?? [], rows.slice(at + 1));
  return Object.fromEntries(columns.map(({ title, field }) => [title, field]));
};

/** Recognizes and reads a table. */
export const leadsOf = (rows: readonly string[][]): ReadLeads => {
  const { at } = findHeader(rows);
  const columns = mapColumns(rows[at] ?? [], rows.slice(at + 1));
  return readLeads({ rows, headerAt: at, columns, order: null, isDayFirst: false });
};
