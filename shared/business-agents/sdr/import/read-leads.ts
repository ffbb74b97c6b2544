import { type DateOrder, orderOf } from '../../../time/written-date.ts';
import type { ImportColumn, ReadLead } from './fields.ts';
import { createRowReader, type RowProblem, type UnknownValue } from './read-row.ts';

/** A row that is not imported. `name` is who it is about, as far as known. */
export interface RowFault {
  /** Row number as in spreadsheets. */
  line: number;
  why: RowProblem;
  name: string;
  /** The cell with the problem, or blank. */
  cell: string;
  /** The row's cells, for the download. */
  row: readonly string[];
}

/** What a list contains, by a mapping of its columns. */
export interface ReadLeads {
  leads: ReadLead[];
  faults: RowFault[];
  /** Row numbers of repeated email addresses: the first row counts, and an opt-out of any. */
  duplicates: number[];
  /** Row numbers without a lead: headings, totals, the report's own footer. */
  notLeads: number[];
  /** Values of statuses, sources and days that are not known, with the number of rows. */
  unknown: UnknownValue[];
  optOuts: number;
  /** Number of leads with notes that were too long. */
  shortened: number;
  /** Order of days and months, and a day that shows it if it is a guess. */
  order: DateOrder;
  ambiguousDay: string | null;
}

interface List {
  rows: readonly (readonly string[])[];
  /** Index of the header; -1 if there is none. */
  headerAt: number;
  columns: readonly ImportColumn[];
  /** Order of days and months if the user chose one. */
  order: DateOrder | null;
  /** Whether the list comes from a region that writes the day first. */
  isDayFirst: boolean;
}

/** Derives the date order from all dates of the list: those of ignored columns count too. */
const orderIn = ({ rows, columns, order, isDayFirst }: Omit<List, 'headerAt'>) => {
  const of = (at: number): string[] => rows.map((row) => row[at] ?? '');
  const hasContacts = columns.findIndex(({ field }) => field === 'last_contact');
  const contacts = hasContacts === -1 ? [] : of(hasContacts);
  const { doubtful } = orderOf(contacts);
  const all = orderOf(rows.flat());
  if (doubtful === null) return { order: orderOf(contacts).order, ambiguousDay: null };
  if (order !== null) return { order, ambiguousDay: doubtful };
  if (all.doubtful === null) return { order: all.order, ambiguousDay: null };
  return { order: isDayFirst ? ('day-first' as const) : all.order, ambiguousDay: doubtful };
};

/** Reads the leads of a list. Nothing is dropped without being counted. */
export const readLeads = (list: List): ReadLeads => {
  const { rows, headerAt, columns } = list;
  const body = rows.slice(headerAt + 1);
  const order = orderIn({ ...list, rows: body });
  const reader = createRowReader(columns, body, order.order);
  const found: ReadLeads = {
    leads: [],
    faults: [],
    duplicates: [],
    notLeads: [],
    unknown: [],
    optOuts: 0,
    shortened: 0,
    ...order,
  };
  // Lists put together from several exports repeat the header.
  const header = JSON.stringify(rows[headerAt] ?? []);
  const byEmail = new Map<string, ReadLead>();
  for (const [at, row] of body.entries()) {
    if (row.every((cell) => cell.trim() === '')) continue;
    const line = headerAt + at + 2;
    const read = reader.read(row, at);
    if (read.kind === 'none' || JSON.stringify(row) === header) found.notLeads.push(line);
    else if (read.kind === 'fault') found.faults.push({ line, row, ...read.fault });
    else {
      const key = read.lead.email.toLowerCase();
      const first = byEmail.get(key);
      if (first) {
        first.do_not_contact ||= read.lead.do_not_contact;
        found.duplicates.push(line);
        continue;
      }
      byEmail.set(key, read.lead);
      found.leads.push(read.lead);
      if (read.isShortened) found.shortened += 1;
    }
  }
  found.unknown = reader.unknown();
  found.optOuts = found.leads.filter(({ do_not_contact }) => do_not_contact).length;
  return found;
};
