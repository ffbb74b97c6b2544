import type { ImportLine, ImportSource } from '#shared/imports/schema.ts';
import type { Columns } from './cells.ts';

/** What no food is: sums of others, what was deleted, sport. */
export const leftOutReasons = ['totals', 'deleted', 'exercise'] as const;
export type LeftOut = (typeof leftOutReasons)[number];

/** A row as its format says it, before day and meal are made out. */
export interface RawLine extends Pick<
  ImportLine,
  'food_name' | 'serving_size' | 'calories' | 'protein' | 'carbs' | 'fat' | 'fiber' | 'sugar' | 'sodium'
> {
  date: string;
  /** The meal in the tracker's or the person's own words. */
  group: string;
  /** As it is written; blank where the file has none. */
  time: string;
}

/** One tracker's table. */
export interface ExportFormat {
  source: ImportSource;
  /** Whether a header is this table's. */
  knows: (columns: Columns) => boolean;
  dateOf: (columns: Columns, row: readonly string[]) => string;
  /** @throws ImportFault when a cell makes no sense */
  read: (columns: Columns, row: readonly string[]) => RawLine | LeftOut;
}

/** How people call the trackers. */
export const sourceNames: Readonly<Record<ImportSource, string>> = {
  myfitnesspal: 'MyFitnessPal',
  cronometer: 'Cronometer',
  loseit: 'Lose It!',
};

/** The figures that all of them have, under the names that they go by. */
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
