import { t } from '#web/lib/language/translate.ts';
import Papa from 'papaparse';
import { newLead, type NewLead } from '#shared/sdr/schema.ts';
import { columnsOf, type Field, sourceOf } from './columns.ts';

export interface LineFault {
  /** As spreadsheets count: the header is line 1. */
  line: number;
  message: string;
}
export interface ReadLeads {
  leads: NewLead[];
  faults: LineFault[];
  /** How many have a source that is not known here, and become 'Website'. */
  otherSources: number;
}

/** Why a file is no table of leads. */
export class LeadsFault extends Error {}

/** An export disarms what begins like a formula with an apostrophe: it is no part of the text. */
const armed = (text: string): string => text.trim().replace(/^'(?=[=+\-@\t\r])/, '');

const readRow = (cell: (field: Field) => string) => {
  const name = cell('name') || [cell('first'), cell('last')].filter(Boolean).join(' ');
  const told = cell('source');
  const source = sourceOf(told);
  const read = newLead.safeParse({
    name,
    email: cell('email'),
    company: cell('company'),
    phone: cell('phone'),
    source: source ?? 'website',
  });
  return { read, isOtherSource: told !== '' && source === null };
};

/**
 * Reads a table of leads: its columns by their names, in whatever order, apart by comma, semicolon or tab.
 * @throws LeadsFault without columns for name and e-mail, and for an empty table
 */
export const readLeads = (text: string): ReadLeads => {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimitersToGuess: [',', ';', '\t'] });
  const [header = [], ...rows] = data;
  const columns = columnsOf(header);
  const hasName = columns.has('name') || columns.has('first') || columns.has('last');
  if (!hasName || !columns.has('email')) {
    throw new LeadsFault(
      t('The first line has to name the columns, with one for the name and one for the email.'),
    );
  }
  const found: ReadLeads = { leads: [], faults: [], otherSources: 0 };
  for (const [at, row] of rows.entries()) {
    if (row.every((cell) => cell.trim() === '')) continue;
    const { read, isOtherSource } = readRow((field) => armed(row[columns.get(field) ?? -1] ?? ''));
    if (!read.success) found.faults.push({ line: at + 2, message: t(read.error.issues[0]?.message ?? '') });
    else {
      found.leads.push(read.data);
      if (isOtherSource) found.otherSources += 1;
    }
  }
  if (found.leads.length + found.faults.length === 0) throw new LeadsFault(t('This file has no leads.'));
  return found;
};
