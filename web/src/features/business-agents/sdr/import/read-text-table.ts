import Papa from 'papaparse';
import { type LeadTable, toLeadTable } from './lead-table.ts';

/** Separator hint for Excel on its own line, which Excel does not count. */
const SEPARATOR = /^sep=(.)\r?\n/i;
const delimiters = [',', ';', '\t', '|'] as const;

const columnCount = ({ columns }: LeadTable): number => columns.length;

const parse = (name: string, text: string, delimiter: string): LeadTable => {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const openQuoteAt = errors.find(({ code }) => code === 'MissingQuotes')?.row;
  return toLeadTable(name, data, {
    delimiter,
    openQuoteLine: openQuoteAt === undefined ? null : openQuoteAt + 1,
  });
};

/** Parses a text file with the delimiter that gives the most known columns. */
export const readTextTable = (name: string, text: string): LeadTable => {
  const table = text.replace(/^\uFEFF/, '');
  const [hint = '', separator] = SEPARATOR.exec(table) ?? [];
  if (separator) return parse(name, table.slice(hint.length), separator);
  const [best] = delimiters
    .map((delimiter) => parse(name, table, delimiter))
    .toSorted((one, other) => other.known - one.known || columnCount(other) - columnCount(one));
  return best!;
};
