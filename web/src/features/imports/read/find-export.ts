import { t } from '#web/lib/language/translate.ts';
import { type Columns, columnsOf } from './cells.ts';
import { cronometer } from './cronometer.ts';
import { type ExportFormat, formatTrackers } from './format.ts';
import { ImportError } from './import-error.ts';
import { appleHealth } from './apple-health.ts';
import { fatSecret } from './fat-secret.ts';
import { loseIt } from './lose-it.ts';
import { macroFactor } from './macro-factor.ts';
import { myFitnessPal } from './myfitnesspal.ts';
import type { NamedText } from './open-file.ts';
import { delimiters, headOf, parseTable, type Table } from './parse-table.ts';
import { refusedFormat } from './refused-formats.ts';
import { samsungHealth } from './samsung-health.ts';
import { decimalMarkOf } from './read-number.ts';

const formats = [cronometer, macroFactor, loseIt, samsungHealth, appleHealth, fatSecret, myFitnessPal];

/** Maximum number of lines above the header, such as titles. */
const MAX_ABOVE_HEADER = 10;

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
    const rows = format.flatten?.(table.rows, headerAt) ?? table.rows;
    return { ...table, rows, name, format, columns: columnsOf(rows[headerAt]!, mark), headerAt };
  }
  return null;
};

/**
 * Returns the only diary table of a file.
 * @param isOptional whether the file may have none, which gives null
 * @throws ImportError if there is none or more than one
 */
export const findExport = (texts: readonly NamedText[], isOptional: boolean): FoundExport | null => {
  const found = texts.map(foundIn).filter((each) => each !== null);
  if (found.length > 1) {
    const names = found.map(({ name }) => name).join(', ');
    throw new ImportError(
      t('This archive contains several diaries: {names}. Choose one of them.', { names }),
    );
  }
  if (found[0]) return found[0];
  if (isOptional) return null;
  throw new ImportError(
    refusedFormat(texts) ??
      t('We don’t recognize this file. We support exports from {trackers}.', { trackers: formatTrackers() }),
  );
};
