import { t } from '#web/lib/language/translate.ts';
import { decodeText } from '#web/lib/files/decode-text.ts';
import { FileError } from '#web/lib/files/file-error.ts';
import { type LeadTable, toLeadTable } from './lead-table.ts';
import { readTextTable } from './read-text-table.ts';

const MAX_FILE_BYTES = 5 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

const hasRows = ({ rows }: LeadTable): boolean => rows.some((row) => row.some((cell) => cell.trim() !== ''));

const tablesOf = async (file: File, bytes: Uint8Array): Promise<LeadTable[]> => {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new FileError(
      t('This is an old or locked Excel file. Save it as .xlsx or CSV and choose it again.'),
    );
  }
  if (!startsWith(bytes, 0x50, 0x4b)) return [readTextTable(file.name, decodeText(bytes))];
  const { readWorkbook } = await import('#web/lib/files/workbook/read-workbook.ts');
  return readWorkbook(bytes).map(({ name, rows }) => toLeadTable(name, rows));
};

/**
 * Opens a CSV, text or Excel file. The first table is the one with the most known columns.
 * @throws FileError if it is too large, unreadable or empty
 */
export const openLeadFile = async (file: File): Promise<LeadTable[]> => {
  if (file.size > MAX_FILE_BYTES) throw new FileError(t('This file is larger than 5 MB.'));
  const tables = (await tablesOf(file, new Uint8Array(await file.arrayBuffer()))).filter(hasRows);
  if (tables.length === 0) throw new FileError(t('There are no leads in this file.'));
  return tables.toSorted((one, other) => other.known - one.known);
};
