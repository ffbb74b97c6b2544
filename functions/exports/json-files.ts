import type { ExportFile } from '#shared/item-types/item-type.ts';
import { findExportFile, isExported, keyFields } from './export-contents.ts';
import type { Row } from './rows-repository.ts';
import type { ZipFile } from './zip-file.ts';

/** Number of rows per file. */
export type RowCounts = Map<string, number>;

const toExported = (row: Row, { without = [] }: ExportFile): object =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([name]) => !(keyFields as readonly string[]).includes(name) && !without.includes(name),
    ),
  );

/**
 * Streams the items of each type into a JSON array, one item per line. Items arrive sorted by key, so the items of a type
 * are consecutive. A type without items gets no file.
 * @param counts receives the number of items per file
 */
export const writeJsonFiles = async (
  zip: ZipFile,
  rows: AsyncIterable<Row>,
  counts: RowCounts,
): Promise<void> => {
  const reader = rows[Symbol.asyncIterator]();
  let next = await reader.next();

  const arrayOf = async function* (file: ExportFile): AsyncGenerator<string> {
    let count = 0;
    for (; !next.done && findExportFile(next.value) === file; next = await reader.next()) {
      if (!isExported(next.value)) continue;
      yield (count === 0 ? '[\n' : ',\n') + JSON.stringify(toExported(next.value, file));
      count += 1;
    }
    counts.set(file.file, count);
    yield '\n]\n';
  };

  while (!next.done) {
    const file = findExportFile(next.value);
    if (file && isExported(next.value)) await zip.add(`data/${file.file}.json`, arrayOf(file));
    else next = await reader.next();
  }
};
