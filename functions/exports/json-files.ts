import { type ExportedKind, kindOf, placeFields } from './kinds.ts';
import type { Row } from './rows-repository.ts';
import type { ZipFile } from './zip-file.ts';

/** How many rows each file has. */
export type RowCounts = Map<string, number>;

const withoutPlace = (row: Row, { without = [] }: ExportedKind): object =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([name]) => !(placeFields as readonly string[]).includes(name) && !without.includes(name),
    ),
  );

/**
 * Writes each kind of rows as a JSON array, one row a line, while they are read: rows come in the order of their keys,
 * so those of one kind come one after the other.
 */
export const writeJsonFiles = async (zip: ZipFile, rows: AsyncIterable<Row>): Promise<RowCounts> => {
  const counts: RowCounts = new Map();
  const reader = rows[Symbol.asyncIterator]();
  let next = await reader.next();

  const arrayOf = async function* (kind: ExportedKind): AsyncGenerator<string> {
    let count = 0;
    for (; !next.done && kindOf(next.value.sk) === kind; next = await reader.next()) {
      yield (count === 0 ? '[\n' : ',\n') + JSON.stringify(withoutPlace(next.value, kind));
      count += 1;
    }
    counts.set(kind.file, count);
    yield '\n]\n';
  };

  while (!next.done) {
    const kind = kindOf(next.value.sk);
    if (kind) await zip.add(`data/${kind.file}.json`, arrayOf(kind));
    else next = await reader.next();
  }
  return counts;
};
