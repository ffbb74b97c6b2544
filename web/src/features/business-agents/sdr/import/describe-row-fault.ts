import { t } from '#web/lib/language/translate.ts';
import Papa from 'papaparse';
import type { RowFault } from '#shared/business-agents/sdr/import/read-leads.ts';
import type { Download } from '#web/lib/api/download.ts';

/** Returns why a row is not imported, with the name of the person. */
export const describeRowFault = ({ why, name, cell }: RowFault): string => {
  if (why === 'no_email') return t('{name} has no email address.', { name });
  if (why === 'no_name') return t('{email} has no name.', { email: name });
  if (why === 'bad_name') return t('The name of {email} has more than 120 characters.', { email: name });
  return name === ''
    ? t('“{cell}” isn’t an email address.', { cell })
    : t('{name}: “{cell}” isn’t an email address.', { name, cell });
};

/** Returns the rows that are not imported as a CSV file, with the reason after the file's own columns. */
export const rowFaultsFile = (titles: readonly string[], faults: readonly RowFault[]): Download => {
  const fields = [t('Line'), ...titles, t('Problem')];
  const data = faults.map((fault) => [
    fault.line,
    ...titles.map((_title, at) => fault.row[at] ?? ''),
    describeRowFault(fault),
  ]);
  // Spreadsheets run cells that look like a formula, and misread the encoding of a file without a BOM.
  const table = Papa.unparse({ fields, data }, { escapeFormulae: true });
  return {
    name: 'platewise-leads-not-imported.csv',
    file: new Blob([`\uFEFF${table}`], { type: 'text/csv' }),
  };
};
