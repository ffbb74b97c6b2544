import type { ImportLine } from '#shared/imports/schema.ts';

/** A parsed line of an export. */
export const aLine = (fields: Partial<ImportLine> = {}): ImportLine => ({
  line: 2,
  occurrence: 1,
  local_date: '2026-11-18',
  time: '12:30',
  meal_type: 'lunch',
  food_name: 'Lentil soup',
  serving_size: '1 bowl',
  calories: 310,
  protein: 18.5,
  carbs: 40,
  fat: 7,
  fiber: 11,
  sugar: null,
  sodium: 640,
  ...fields,
});

/** Different lines, numbered as in a file with a header. */
export const manyLines = (count: number): ImportLine[] =>
  Array.from({ length: count }, (_none, at) =>
    aLine({ line: at + 2, food_name: `Food ${at}`, calories: at }),
  );
