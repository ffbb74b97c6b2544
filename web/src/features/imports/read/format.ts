import { locale } from '#web/lib/language/language.ts';
import type { ImportLine, ImportSource } from '#shared/imports/schema.ts';
import { sourceNames } from '#shared/imports/source-names.ts';
import type { Columns } from './cells.ts';

/** Kinds of rows that are not foods: totals, deleted rows, exercise. */
export const leftOutReasons = ['totals', 'deleted', 'exercise'] as const;
export type LeftOut = (typeof leftOutReasons)[number];

/** Row in its format, before its date and meal are parsed. */
export interface RawLine extends Pick<
  ImportLine,
  | 'food_name'
  | 'serving_size'
  | 'note'
  | 'calories'
  | 'protein'
  | 'carbs'
  | 'fat'
  | 'fiber'
  | 'sugar'
  | 'sodium'
> {
  date: string;
  /** Meal name used by the tracker or the user. */
  group: string;
  /** As written; blank if the file has none. */
  time: string;
}

/** Table format of one tracker. */
export interface ExportFormat {
  source: ImportSource;
  /** Returns the table without nesting: the same number of rows, of which skipped ones are empty. */
  flatten?: (rows: readonly string[][], headerAt: number) => string[][];
  /** Returns whether a header belongs to this format. */
  knows: (columns: Columns) => boolean;
  dateOf: (columns: Columns, row: readonly string[]) => string;
  /** @throws ImportError if a cell is invalid */
  read: (columns: Columns, row: readonly string[]) => RawLine | LeftOut;
}

/** Returns the nutrition facts common to all formats, by their known column names. */
export const figuresOf = (columns: Columns, row: readonly string[]) => ({
  calories: wholeOf(columns.figure(row, 'kcal', 'calories', 'energy')),
  protein: columns.figure(row, 'g', 'protein'),
  carbs: columns.figure(row, 'g', 'carbohydrates', 'carbs'),
  fat: columns.figure(row, 'g', 'fat'),
  fiber: columns.figure(row, 'g', 'fiber', 'fibre'),
  sugar: columns.figure(row, 'g', 'sugar', 'sugars'),
  sodium: columns.figure(row, 'mg', 'sodium'),
});

const wholeOf = (kcal: number | null): number | null => (kcal === null ? null : Math.round(kcal));

/** Returns the names of all supported trackers as a list. */
export const formatTrackers = (): string => new Intl.ListFormat(locale).format(Object.values(sourceNames));
