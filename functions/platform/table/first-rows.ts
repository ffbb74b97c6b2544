/** One page of a query, as the table gives it. */
export interface Page<Row> {
  Items?: Row[] | undefined;
  LastEvaluatedKey?: Record<string, unknown> | undefined;
}

/**
 * The first rows of a query. A page of the table ends at 1 MB, however few rows that is: as many pages as it takes.
 * @param read a page that begins after a key and has no more than `limit` rows
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
