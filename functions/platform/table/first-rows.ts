/** One page of a query's result. */
export interface Page<Row> {
  Items?: Row[] | undefined;
  LastEvaluatedKey?: Record<string, unknown> | undefined;
}

/**
 * Returns the first rows of a query. Reads several pages if needed, since one ends at 1 MB.
 * @param read reads a page after a key with at most `limit` rows
 */
export const firstRows = async <Row>(
  limit: number,
  read: (limit: number, from: Record<string, unknown> | undefined) => Promise<Page<Row>>,
): Promise<Row[]> => {
  const rows: Row[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await read(limit - rows.length, from);
    rows.push(...Items);
    from = LastEvaluatedKey;
  } while (from && rows.length < limit);
  return rows;
};
