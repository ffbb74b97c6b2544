import { globSync, readFileSync } from 'node:fs';
import { parseCsv } from './parse-csv.ts';

/** A row of the requirements. */
export interface Requirement {
  id: string;
  area: string;
  issue: string;
}

/** A title that starts with row IDs: the text of a test, or a line of its table. `SCAN-12 the stream stops ...`. */
const TITLE = /(['"`])((?:[A-Z]+-\d{2,3}[ ,]+)+(?:\\.|(?!\1).)*)\1/gs;
const LEADING_ROWS = /^(?:[A-Z]+-\d{2,3}[ ,]+)+/;

/** Returns all rows that the product has to meet. */
export const requirements = (): Requirement[] =>
  parseCsv(readFileSync('docs/requirements.csv', 'utf8')).map(({ id = '', area = '', issue = '' }) => ({
    id,
    area,
    issue,
  }));

/** A title with row IDs, and whether `npm test` runs its test. */
export interface TestTitle {
  title: string;
  isDaily: boolean;
}

const LEFT_OUT = /\.(?:runIf|skipIf|skip|todo|fixme)\b|\bonlyInFull\b/;
const depthOf = (line: string): number => line.search(/\S|$/);

/** Returns the lines of the enclosing calls, found by indentation: the files are formatted. */
const around = (lines: string[], at: number): number[] => {
  const found = [at];
  for (let line = at - 1; line >= 0; line -= 1) {
    const inner = lines[found.at(-1) ?? at] ?? '';
    const outer = lines[line] ?? '';
    if (outer.trim() && depthOf(outer) < depthOf(inner)) found.push(line);
  }
  return found;
};

/** Returns the arguments of a call that has one line each. */
const argumentsOf = (lines: string[], call: number): string[] => {
  if (!lines[call]?.endsWith('(')) return [];
  const depth = depthOf(lines[call]);
  const end = lines.findIndex((line, at) => at > call && line.trim() && depthOf(line) <= depth);
  return lines.slice(call + 1, end).filter((line) => depthOf(line) === depth + 2);
};

const isLeftOut = (lines: string[], at: number): boolean =>
  around(lines, at)
    .flatMap((line) => [lines[line] ?? '', ...argumentsOf(lines, line)])
    .some((line) => LEFT_OUT.test(line));

/** Returns the titles of a test or journey file that name rows. */
export const titlesIn = (source: string): TestTitle[] => {
  const lines = source.split('\n');
  return [...source.matchAll(TITLE)].map((match) => ({
    title: match[2] ?? '',
    isDaily: !isLeftOut(lines, source.slice(0, match.index).split('\n').length - 1),
  }));
};

/** Returns the titles with row IDs of all tests and journeys. */
export const testTitles = (): TestTitle[] =>
  globSync([
    'test/{shared,functions,infra,faults,web}/**/*.test.{ts,tsx}',
    'test/journeys/*.journey.ts',
  ]).flatMap((file) =>
    titlesIn(readFileSync(file, 'utf8')).map(({ title, isDaily }) => ({
      title,
      isDaily: isDaily && !file.includes('.full.test.'),
    })),
  );

/** Returns the rows named in a title. */
export const rowsOf = (title: string): string[] =>
  (LEADING_ROWS.exec(title)?.[0] ?? '').split(/[ ,]+/).filter((row) => row !== '');
