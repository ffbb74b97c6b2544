import type { Page } from '../../platform/table/first-rows.ts';

/** Maximum number of rows in a response. */
export const MAX_LISTED = 1_000;
/** Maximum size of these rows as sent. A Lambda response holds 6 MB and also contains the leads. */
const MAX_BYTES = 3_000_000;

/** Returns the size of a row in the response. Lambda wraps the JSON body in JSON, so quotes are escaped twice. */
const sizeOf = (row: object): number => Buffer.byteLength(JSON.stringify(JSON.stringify(row)));

/** Rows that fit in a response, and whether more follow. */
interface ListPage<Row> {
  rows: Row[];
  hasMore: boolean;
}

/**
 * Returns rows of a query, as many as a response can hold. Reads several pages, since one ends at 1 MB.
 * @param read reads a page after a key with at most `limit` rows
 * @param after the key after which the rows begin
 */
export const listPage = async <Row extends object>(
  read: (limit: number, from: Record<string, unknown> | undefined) => Promise<Page<Row>>,
  after?: Record<string, unknown>,
): Promise<ListPage<Row>> => {
  const rows: Row[] = [];
  let bytes = 0;
  let from = after;
  do {
    const { Items = [], LastEvaluatedKey } = await read(MAX_LISTED - rows.length, from);
    for (const row of Items) {
      bytes += sizeOf(row);
      if (bytes > MAX_BYTES) return { rows, hasMore: true };
      rows.push(row);
    }
    from = LastEvaluatedKey;
  } while (from && rows.length < MAX_LISTED);
  return { rows, hasMore: from !== undefined };
};

/** Returns the first rows of a query, as many as a response can hold. */
export const listRows = async <Row extends object>(
  read: (limit: number, from: Record<string, unknown> | undefined) => Promise<Page<Row>>,
): Promise<Row[]> => (await listPage(read)).rows;
