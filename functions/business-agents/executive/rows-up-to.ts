import type { Page } from '../../platform/table/first-rows.ts';

/** Rows that one answer holds at most. */
export const MOST_LISTED = 1_000;
/** What they may come to, as they are sent; a function's answer holds 6 MB, and leads come on top. */
const MOST_BYTES = 3_000_000;

/** The answer is JSON, and stands as text in the JSON that the function hands over: quotes are escaped twice. */
const sizeOf = (row: object): number => Buffer.byteLength(JSON.stringify(JSON.stringify(row)));

/**
 * The first rows of a query, as many as one answer holds. A page of the table ends at 1 MB: as many as that takes.
 * @param read a page that begins after a key and has no more than `limit` rows
 */
export const rowsUpTo = async <Row extends object>(
  read: (limit: number, from: Record<string, unknown> | undefined) => Promise<Page<Row>>,
): Promise<Row[]> => {
  const rows: Row[] = [];
  let bytes = 0;
  let from: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await read(MOST_LISTED - rows.length, from);
    for (const row of Items) {
      bytes += sizeOf(row);
      if (bytes > MOST_BYTES) return rows;
      rows.push(row);
    }
    from = LastEvaluatedKey;
  } while (from && rows.length < MOST_LISTED);
  return rows;
};
