import { type ExportedKind, kindOf, placeFields } from './exported-kinds.ts';
import type { Row } from './rows-repository.ts';
import type { ZipFile } from './zip-file.ts';

/** Number of rows per file. */
export type RowCounts = Map<string, number>;

const withoutPlace = (row: Row, { without = [] }: ExportedKind): object =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([name]) => !(placeFields as readonly string[]).includes(name) && !without.includes(name),
    ),
  );

const isShown = (row: Row, kind: ExportedKind): boolean => kind.isShown?.(row) ?? true;

/**
 * Streams each kind of rows into a JSON array, one row per line. Rows arrive sorted by key, so the rows of a kind are
 * consecutive. A kind without rows gets no file.
 * @param counts receives the number of rows per file
 * @param kindOfRow returns null for rows to leave out
 */
export const writeJsonFiles = async (
  zip: ZipFile,
  rows: AsyncIterable<Row>,
  counts: RowCounts,
  kindOfRow: (row: Row) => ExportedKind | null = ({ sk }) => kindOf(sk),
): Promise<void> => {
  const reader = rows[Symbol.asyncIterator]();
  let next = await reader.next();

  const arrayOf = async function* (kind: ExportedKind): AsyncGenerator<string> {
    let count = 0;
    for (; !next.done && kindOfRow(next.value) === kind; next = await reader.next()) {
      if (!isShown(next.value, kind)) continue;
      yield (count === 0 ? '[\n' : ',\n') + JSON.stringify(withoutPlace(next.value, kind));
      count += 1;
    }
    counts.set(kind.file, count);
    yield '\n]\n';
  };

  while (!next.done) {
    const kind = kindOfRow(next.value);
    if (kind && isShown(next.value, kind)) await zip.add(`data/${kind.file}.json`, arrayOf(kind));
    else next = await reader.next();
  }
};
