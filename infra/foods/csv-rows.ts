import { createReadStream } from 'node:fs';

/** A row of a CSV file, by the column names in its first row. */
export type CsvRow = Readonly<Record<string, string>>;

/** Number of rows between progress messages, because the files of the full download have millions of rows. */
const PROGRESS = 1_000_000;

/** Splits the characters of a CSV stream (RFC 4180: quoted fields, doubled quotes) into rows. */
const splitter = (take: (row: string[]) => void): { add: (text: string) => void; end: () => void } => {
  let row: string[] = [];
  let field = '';
  let quoted = false;
  let quoteBefore = false;
  const endField = (): void => {
    row.push(field);
    field = '';
  };
  const endRow = (): void => {
    endField();
    if (row.length > 1 || row[0] !== '') take(row);
    row = [];
  };
  const add = (text: string): void => {
    for (const sign of text) {
      if (quoteBefore) {
        quoteBefore = false;
        if (sign === '"') {
          field += '"';
          continue;
        }
        quoted = false;
      }
      if (quoted && sign === '"') quoteBefore = true;
      else if (quoted) field += sign;
      else if (sign === '"') quoted = true;
      else if (sign === ',') endField();
      else if (sign === '\n') endRow();
      else if (sign !== '\r') field += sign;
    }
  };
  const end = (): void => {
    if (quoted && !quoteBefore) throw new Error('it ends inside a quoted field');
    if (field !== '' || row.length > 0) endRow();
  };
  return { add, end };
};

/**
 * Reads a CSV file of any size row by row.
 * @param tell receives progress messages
 * @throws Error that names the file and the problem
 */
export const readCsvRows = async (
  file: string,
  columns: readonly string[],
  take: (row: CsvRow) => void,
  report: (line: string) => void = () => undefined,
): Promise<number> => {
  let names: string[] | null = null;
  let count = 0;
  const { add, end } = splitter((fields) => {
    if (names === null) {
      names = fields.map((name) => name.replace(/^\uFEFF/, ''));
      const lacking = columns.filter((column) => names?.includes(column) !== true);
      if (lacking.length > 0) throw new Error(`it lacks the column ${lacking.join(', ')}`);
      return;
    }
    if (fields.length !== names.length) {
      throw new Error(`row ${count + 2} has ${fields.length} fields instead of ${names.length}`);
    }
    count += 1;
    if (count % PROGRESS === 0) report(`${file}: ${count} rows so far`);
    take(Object.fromEntries(names.map((name, at) => [name, fields[at] ?? ''])));
  });
  try {
    for await (const part of createReadStream(file, 'utf8')) add(part as string);
    end();
    if (names === null) throw new Error('it is empty');
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} cannot be read: ${reason}.`, { cause });
  }
  return count;
};
