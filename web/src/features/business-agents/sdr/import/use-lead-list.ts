import { t } from '#web/lib/language/translate.ts';
import { useMemo, useState } from 'react';
import {
  type ColumnField,
  type ImportColumn,
  sharedFields,
} from '#shared/business-agents/sdr/import/fields.ts';
import { readLeads } from '#shared/business-agents/sdr/import/read-leads.ts';
import type { DateOrder } from '#shared/time/written-date.ts';
import { FileError } from '#web/lib/files/file-error.ts';
import type { LeadTable } from './lead-table.ts';
import { openLeadFile } from './open-lead-file.ts';

/** Rank of a column that the user chose: it comes first. */
const CHOSEN = -1;

/** Gives a column another field. Fields with one column move there. */
const remap = (columns: readonly ImportColumn[], at: number, field: ColumnField): ImportColumn[] =>
  columns.map((column, each) => {
    if (each === at) return { ...column, field, rank: CHOSEN };
    const isRival = column.field === field && !sharedFields.has(field);
    return isRival ? { ...column, field: 'ignored' } : column;
  });

/** Manages a selected file: its tables, the mapping of the columns and the leads that result from it. */
export const useLeadList = () => {
  const [tables, setTables] = useState<readonly LeadTable[]>([]);
  const [chosenTable, setChosenTable] = useState(0);
  const [columns, setColumns] = useState<readonly ImportColumn[]>([]);
  const [order, setOrder] = useState<DateOrder | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const table = tables[chosenTable] ?? null;
  const read = useMemo(
    () => (table ? readLeads({ ...table, columns, order }) : null),
    [table, columns, order],
  );

  const show = (all: readonly LeadTable[], at: number): void => {
    setTables(all);
    setChosenTable(at);
    setColumns(all[at]?.columns ?? []);
    setOrder(null);
  };

  return {
    table,
    tables,
    columns,
    read,
    fault,
    choose: async (file: File): Promise<void> => {
      setFault(null);
      try {
        show(await openLeadFile(file), 0);
      } catch (error) {
        if (!(error instanceof FileError)) reportError(error);
        setFault(error instanceof FileError ? error.message : t('We couldn’t read this file.'));
      }
    },
    chooseTable: (at: number) => show(tables, at),
    setField: (at: number, field: ColumnField) => setColumns(remap(columns, at, field)),
    setOrder,
    clear: () => show([], 0),
  };
};
export type LeadList = ReturnType<typeof useLeadList>;
