import { globSync, readFileSync } from 'node:fs';
import { parseCsv } from './parse-csv.ts';

/** A row of the requirements. */
export interface Requirement {
  id: string;
  area: string;
  issue: string;
}

/** A title that begins with rows: the text of a test, or a line of its table. `SCAN-12 the stream stops ...`. */
const TITLE = /(['"`])((?:[A-Z]+-\d{2,3}[ ,]+)+(?:\\.|(?!\1).)*)\1/gs;
const LEADING_ROWS = /^(?:[A-Z]+-\d{2,3}[ ,]+)+/;

/** Every row that the product has to meet. */
export const requirements = (): Requirement[] =>
  parseCsv(readFileSync('docs/requirements.csv', 'utf8')).map(({ id = '', area = '', issue = '' }) => ({
    id,
    area,
    issue,
  }));

/** Titles of tests and journeys that name rows, with the file each stands in. */
export const testTitles = (): { file: string; title: string }[] =>
  globSync(['test/**/*.test.{ts,tsx}', 'test/journeys/*.journey.ts']).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(TITLE)].map((match) => ({ file, title: match[2] ?? '' })),
  );

/** Rows that a title names. */
export const rowsOf = (title: string): string[] =>
  (LEADING_ROWS.exec(title)?.[0] ?? '').split(/[ ,]+/).filter((row) => row !== '');
