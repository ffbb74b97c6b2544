import { t } from '#web/lib/language/translate.ts';
import Papa from 'papaparse';
import type { Download } from '#web/lib/api/download.ts';
import type { LineFault } from './read/read-export.ts';

/** Lines that were not imported, as a table to open beside the export. */
export const failedLinesFile = (faults: readonly LineFault[]): Download => {
  const rows = faults.map(({ line, message, text }) => ({
    [t('Line')]: line,
    [t('Problem')]: message,
    [t('Text')]: text,
  }));
  // A spreadsheet would run what begins like a formula, and takes a file without a BOM for another encoding.
  const table = Papa.unparse(rows, { escapeFormulae: true });
  return { name: 'platewise-import-errors.csv', file: new Blob([`\uFEFF${table}`], { type: 'text/csv' }) };
};
