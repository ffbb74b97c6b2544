import type { ImportedLead } from '../schema.ts';

/** What a column of a lead list can hold. Several columns can hold email addresses, phone numbers, notes and opt-outs. */
export const importFields = [
  'name',
  'first',
  'last',
  'email',
  'phone',
  'company',
  'title',
  'source',
  'status',
  'last_contact',
  'tags',
  'notes',
  'opt_out',
] as const;
type ImportField = (typeof importFields)[number];

/** A column's field; `ignored` columns are not imported. */
export type ColumnField = ImportField | 'ignored';

/** Fields that several columns can share. */
export const sharedFields: ReadonlySet<ColumnField> = new Set<ColumnField>([
  'email',
  'phone',
  'notes',
  'opt_out',
  'ignored',
]);

/** A column of a lead list. */
export interface ImportColumn {
  /** As written, or blank if the list has no header. */
  title: string;
  field: ColumnField;
  /** Order among columns with the same field: the first filled cell counts. */
  rank: number;
}

/** A lead of a list and whether it must not be contacted. */
export type ReadLead = ImportedLead & { do_not_contact: boolean };
