/** Parses CSV (RFC 4180: quoted fields, doubled quotes) into one record per row, with the names of the first row. */
export const parseCsv = (text: string): Record<string, string>[] => {
  const rows: string[][] = [[]];
  let field = '';
  let quoted = false;
  const endField = (): void => {
    rows.at(-1)?.push(field);
    field = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quoted && sign === '"' && text[at + 1] === '"') {
      field += '"';
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (sign === ',' && !quoted) endField();
    else if (sign === '\n' && !quoted) {
      endField();
      rows.push([]);
    } else if (sign !== '\r' || quoted) field += sign;
  }
  if (field !== '' || (rows.at(-1)?.length ?? 0) > 0) endField();
  const [names = [], ...records] = rows.filter((row) => row.length > 0);
  return records.map((row) => Object.fromEntries(names.map((name, column) => [name, row[column] ?? ''])));
};
