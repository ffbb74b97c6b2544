import { t } from '#web/lib/language/translate.ts';
import { type Columns, columnsOf } from './cells.ts';
import { cronometer } from './cronometer.ts';
import type { ExportFormat } from './format.ts';
import { ImportError } from './import-error.ts';
import { loseIt } from './lose-it.ts';
import { myFitnessPal } from './myfitnesspal.ts';
import type { NamedText } from './open-file.ts';
import { delimiters, headOf, parseTable, type Table } from './parse-table.ts';
import { decimalMarkOf } from './read-number.ts';

const formats = [cronometer, loseIt, myFitnessPal];

/** Maximum number of lines above the header, such as titles. */
const MAX_ABOVE_HEADER = 5;

/** Table recognized as a diary, with its format. */
export interface FoundExport extends Table {
  name: string;
  format: ExportFormat;
  columns: Columns;
  /** Line index of the header, from 0. */
  headerAt: number;
}

const formatOf = (row: readonly string[]): ExportFormat | undefined => {
  const columns = columnsOf(row);
  return formats.find(({ knows }) => knows(columns));
};

/**
 * Recognizes a table by its header, which also gives the delimiter: guessing fails for few rows with decimal commas.
 */
const foundIn = ({ name, text }: NamedText): FoundExport | null => {
  for (const delimiter of delimiters) {
    const head = headOf(text, delimiter, MAX_ABOVE_HEADER + 1);
    const headerAt = head.findIndex((row) => formatOf(row) !== undefined);
    const format = formatOf(head[headerAt] ?? []);
    if (!format) continue;
    const table = parseTable(text, delimiter);
    const mark = decimalMarkOf(table.rows.slice(headerAt + 1), delimiter);
    return { ...table, name, format, columns: columnsOf(head[headerAt]!, mark), headerAt };
  }
  return null;
};

const isDailySummary = ({ text }: NamedText): boolean =>
  delimiters.some((delimiter) => columnsOf(headOf(text, delimiter, 1)[0] ?? []).has('date', 'energy'));

/**
 * Returns the only diary table of a file.
 * @throws ImportError if there is none or more than one
 */
export const findExport = (texts: readonly NamedText[]): FoundExport => {
  const found = texts.map(foundIn).filter((each) => each !== null);
  if (found.length > 1) {
    const names = found.map(({ name }) => name).join(', ');
    throw new ImportError(
      t('This archive contains several diaries: {names}. Choose one of them.', { names }),
    );
  }
  if (found[0]) return found[0];
  throw new ImportError(
    texts.some(isDailySummary)
      ? t('This file only has daily totals. Choose servings.csv from your Cronometer export.')
      : t('We don’t recognize this file. We support exports from MyFitnessPal, Cronometer and Lose It!'),
  );
};
