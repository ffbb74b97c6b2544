import type { DateOrder } from '../../../time/written-date.ts';
import { importedLead, MAX_NOTES, newLead } from '../schema.ts';
import type { ColumnField, ImportColumn, ReadLead } from './fields.ts';
import { optOutKind } from './map-columns.ts';
import { isOptOutValue, meansOptOut } from './opt-out-words.ts';
import {
  cleanCell,
  filledCell,
  readEmails,
  readName,
  readPhones,
  readPhonesBesideEmails,
} from './read-cells.ts';
import { readDay } from './read-day.ts';
import { readTags } from './read-tags.ts';
import { sourceOf, statusOf } from './value-words.ts';

/** Why a row is not imported. */
export type RowProblem = 'no_email' | 'bad_email' | 'no_name' | 'bad_name';

/** A value that has no equivalent here. It is added to the notes. */
export interface UnknownValue {
  field: 'status' | 'source' | 'last_contact';
  value: string;
  rows: number;
}

type ReadRow =
  | { kind: 'lead'; lead: ReadLead; isShortened: boolean }
  | { kind: 'fault'; fault: { why: RowProblem; name: string; cell: string } }
  /** Not about a lead: a heading, a total or a footer. */
  | { kind: 'none' };

const MAX_COMPANY = 120;
const MAX_TITLE = 120;
const MAX_PHONE = 40;

const heading = /^[-–—=*#~>\s]{2}/;
const isValidEmail = (email: string): boolean => newLead.shape.email.safeParse(email).success;

/** Creates a reader of a list's rows. It collects the values that have no equivalent. */
export const createRowReader = (
  columns: readonly ImportColumn[],
  body: readonly (readonly string[])[],
  order: DateOrder,
) => {
  const unknown = new Map<string, UnknownValue>();
  const placed = columns
    .map((column, at) => ({ ...column, at }))
    .toSorted((one, other) => one.rank - other.rank);
  const optOutColumns = placed
    .filter(({ field }) => field === 'opt_out')
    .map((column) => {
      const hasOwnWords = body.some((row) => isOptOutValue(row[column.at] ?? ''));
      return { at: column.at, kind: optOutKind(column), hasOwnWords };
    });
  const lastLead = body.findLastIndex((row) => row.some((cell) => readEmails(cell).length > 0));

  const note = (field: UnknownValue['field'], value: string): void => {
    const key = `${field} ${value}`;
    unknown.set(key, { field, value, rows: (unknown.get(key)?.rows ?? 0) + 1 });
  };

  const read = (row: readonly string[], at: number): ReadRow => {
    const columnsOf = (field: ColumnField) => placed.filter((column) => column.field === field);
    const cellsOf = (field: ColumnField): string[] =>
      columnsOf(field)
        .map((column) => filledCell(row[column.at] ?? ''))
        .filter(Boolean);
    const first = (field: ColumnField): string => cellsOf(field)[0] ?? '';
    /** Values without a place of their own, for the notes. */
    const extras: string[] = [];
    const keep = (field: ColumnField, value: string): void => {
      const title = columnsOf(field).find((column) => (row[column.at] ?? '').includes(value))?.title;
      extras.push(title ? `${title}: ${value}` : value);
    };
    const fitting = (field: ColumnField, value: string, most: number): string | null => {
      if (value.length > most) keep(field, value);
      return value === '' || value.length > most ? null : value;
    };
    const known = <Value>(
      field: UnknownValue['field'],
      convert: (text: string) => Value | null,
    ): Value | null => {
      const value = first(field);
      if (value === '') return null;
      const converted = convert(value);
      if (converted === null) {
        note(field, value);
        keep(field, value);
      }
      return converted;
    };

    const joined = [first('first'), first('last')].filter(Boolean).join(' ');
    const name = readName(first('name')) || joined;
    const emailCells = cellsOf('email');
    const emails = emailCells.flatMap(readEmails);
    const email = emails.find(isValidEmail);
    const filledCount = row.filter((cell) => cell.trim() !== '').length;
    if (email === undefined) {
      const isFooter = filledCount === 1 && at > lastLead;
      const isAbout =
        name !== '' || emailCells.length > 0 || first('phone') !== '' || first('company') !== '';
      if (!isAbout || isFooter || (filledCount === 1 && heading.test(name))) return { kind: 'none' };
      const why = emailCells.length === 0 ? 'no_email' : 'bad_email';
      return { kind: 'fault', fault: { why, name: name || first('company'), cell: emailCells[0] ?? '' } };
    }
    // Address books list a company without a person under its own name.
    const isNamed = newLead.shape.name.safeParse(name || first('company'));
    if (!isNamed.success) {
      return { kind: 'fault', fault: { why: name === '' ? 'no_name' : 'bad_name', name: email, cell: name } };
    }

    const phones = [
      ...columnsOf('phone').flatMap((column) => readPhones(row[column.at] ?? '')),
      ...emailCells.flatMap(readPhonesBesideEmails),
    ];
    const phone = phones.find((one) => one.length <= MAX_PHONE) ?? null;
    const distinct = (list: readonly string[]): string[] => [...new Set(list)];
    for (const other of distinct(phones).filter((one) => one !== phone)) keep('phone', other);
    for (const other of distinct(emails.map((one) => one.toLowerCase())).filter(
      (one) => one !== email.toLowerCase(),
    )) {
      keep('email', other);
    }
    const { tags, others } = readTags(first('tags'));
    for (const other of others) keep('tags', other);
    const statusCell = first('status');
    const isStatusOptOut = isOptOutValue(statusCell);
    const lead = {
      name: isNamed.data,
      email,
      phone,
      company: fitting('company', first('company'), MAX_COMPANY),
      job_title: fitting('title', first('title'), MAX_TITLE),
      source: known('source', sourceOf),
      status: (isStatusOptOut ? (statusOf(statusCell) ?? 'lost') : known('status', statusOf)) ?? 'new',
      tags,
      last_contact_on: known('last_contact', (text) => readDay(text, order)),
    };
    const texts = columnsOf('notes').map((column) =>
      filledCell(row[column.at] ?? '') ? (row[column.at] ?? '').trim() : '',
    );
    const notes = [...texts.filter(Boolean), ...extras].join('\n');
    const isShortened = notes.length > MAX_NOTES;
    const parsed = importedLead.safeParse({
      ...lead,
      notes: isShortened ? `${notes.slice(0, MAX_NOTES - 1)}…` : notes,
    });
    if (!parsed.success) return { kind: 'fault', fault: { why: 'bad_name', name, cell: name } };
    const isOptOut = optOutColumns.some(({ at: column, kind, hasOwnWords }) =>
      meansOptOut(cleanCell(row[column] ?? ''), kind, hasOwnWords),
    );
    return {
      kind: 'lead',
      lead: { ...parsed.data, do_not_contact: isOptOut || isStatusOptOut },
      isShortened,
    };
  };

  return { read, unknown: () => [...unknown.values()] };
};
