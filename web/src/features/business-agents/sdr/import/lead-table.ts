import { findHeader } from '#shared/business-agents/sdr/import/find-header.ts';
import type { ImportColumn } from '#shared/business-agents/sdr/import/fields.ts';
import { mapColumns } from '#shared/business-agents/sdr/import/map-columns.ts';

/** A table of a file with the recognized columns. */
export interface LeadTable {
  /** File or sheet name. */
  name: string;
  rows: string[][];
  /** Index of the header; -1 if there is none. */
  headerAt: number;
  /** Number of known titles. */
  known: number;
  columns: ImportColumn[];
  /** Whether ambiguous dates have the day first. */
  isDayFirst: boolean;
  /** Number of the row whose quotation mark is never closed: it contains everything after it. Or null. */
  openQuoteLine: number | null;
}

const german =
  /^(?:vorname|nachname|name, vorname|firma|unternehmen|telefon|quelle|bemerkung|anrede|e-mail-adresse|ansprechpartner|letzter kontakt|kontakt)/i;

/** Recognizes a table's header and columns. @param delimiter null for a sheet */
export const toLeadTable = (
  name: string,
  rows: string[][],
  {
    delimiter = null,
    openQuoteLine = null,
  }: { delimiter?: string | null; openQuoteLine?: number | null } = {},
): LeadTable => {
  const { at, known } = findHeader(rows);
  const header = rows[at] ?? [];
  return {
    name,
    rows,
    headerAt: at,
    known,
    columns: mapColumns(header, rows.slice(at + 1)),
    // Spreadsheets of regions with a decimal comma separate columns by semicolons.
    isDayFirst: delimiter === ';' || header.some((title) => german.test(title.trim())),
    openQuoteLine,
  };
};
