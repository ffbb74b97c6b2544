import { t } from '#web/lib/language/translate.ts';
import Papa from 'papaparse';
import type { Download } from '#web/lib/api/download.ts';
import type { LineFault } from './read/read-result.ts';

/** Returns the lines that were not imported as a CSV file. */
export const failedLinesFile = (faults: readonly LineFault[]): Download => {
  const rows = faults.map(({ line, message, text }) => ({
    [t('Line')]: line,
    [t('Problem')]: message,
    [t('Text')]: text,
  }));
  // Spreadsheets run cells that look like a formula, and misread the encoding of a file without a BOM.
  const table = Papa.unparse(rows, { escapeFormulae: true });
  return { name: 'platewise-import-errors.csv', file: new Blob([`\uFEFF${table}`], { type: 'text/csv' }) };
};
