import { t } from '#web/lib/language/translate.ts';
import Papa from 'papaparse';
import { newLead, type NewLead } from '#shared/business-agents/sdr/schema.ts';
import { columnsOf, type Field, isHeader, sourceOf } from './columns.ts';

interface LineFault {
  /** Line number as in spreadsheets: the header is line 1. */
  line: number;
  message: string;
}
export interface ParsedLeads {
  leads: NewLead[];
  faults: LineFault[];
  /** Number of leads with an unknown source, which becomes 'Website'. */
  otherSources: number;
}

/** Separator hint for Excel on its own line, which Excel does not count. */
const SEPARATOR = /^sep=.\r?\n/i;
/** Maximum number of lines before the header: LinkedIn exports start with notes. */
const NOTES = 10;

/** Error for a file that is not a table of leads. */
export class LeadsError extends Error {}

/** Removes the apostrophe that an export puts before text that looks like a formula. */
const armed = (text: string): string => text.trim().replace(/^'(?=[=+\-@\t\r])/, '');

/** Returns the full name. If there is a column for the first name, 'Name' is the last name. */
const nameOf = (cell: (field: Field) => string): string => {
  const [whole, first, last] = [cell('name'), cell('first'), cell('last')];
  const isFamily = last === '' && !whole.includes(first);
  return whole === '' || isFamily ? [first, last || whole].filter(Boolean).join(' ') : whole;
};

const readRow = (cell: (field: Field) => string) => {
  const name = nameOf(cell);
  const sourceText = cell('source');
  const source = sourceOf(sourceText);
  const read = newLead.safeParse({
    name,
    email: cell('email'),
    company: cell('company'),
    phone: cell('phone'),
    source: source ?? 'website',
  });
  return { read, isOtherSource: sourceText !== '' && source === null };
};

/**
 * Parses a CSV file of leads: columns by name in any order, separated by comma, semicolon or tab.
 * @throws LeadsError if the name or email column is missing, or the table is empty
 */
export const parseLeads = (text: string): ParsedLeads => {
  const table = text.replace(/^\uFEFF/, '').replace(SEPARATOR, '');
  const { data } = Papa.parse<string[]>(table, { delimitersToGuess: [',', ';', '\t'] });
  const before = data.slice(0, NOTES).findIndex(isHeader);
  if (before === -1) {
    throw new LeadsError(t('The first line must contain column headings, including name and email.'));
  }
  const columns = columnsOf(data[before] ?? []);
  const cellOf = (row: readonly string[], field: Field): string =>
    (columns.get(field) ?? []).map((at) => armed(row[at] ?? '')).find(Boolean) ?? '';
  const found: ParsedLeads = { leads: [], faults: [], otherSources: 0 };
  for (const [at, row] of data.entries()) {
    if (at <= before || row.every((cell) => cell.trim() === '')) continue;
    const { read, isOtherSource } = readRow((field) => cellOf(row, field));
    if (!read.success) found.faults.push({ line: at + 1, message: t(read.error.issues[0]?.message ?? '') });
    else {
      found.leads.push(read.data);
      if (isOtherSource) found.otherSources += 1;
    }
  }
  if (found.leads.length + found.faults.length === 0)
    throw new LeadsError(t('There are no leads in this file.'));
  return found;
};
