import type { FoodRecord } from '#shared/nutrition/table/food-record.ts';
import { type NutrientName, nutrientNames } from '#shared/nutrition/values/nutrients.ts';
import type { CsvRow } from './csv-rows.ts';

/** Column of the reference for each nutrient. */
export const referenceColumns: Readonly<Record<NutrientName, string>> = {
  calories: 'kcal',
  protein: 'protein_g',
  carbs: 'carbs_g',
  fat: 'fat_g',
  fiber: 'fiber_g',
  sugar: 'sugar_g',
  sodium: 'sodium_mg',
};

/** Half of the last digit in the reference. */
const TOLERANCE = 0.005;
/** Calculated kcal and mg are whole numbers. */
const WHOLE_TOLERANCE = 0.5;
/** Tolerance for rounding errors of binary sums. */
const NOISE = 1e-6;

const toleranceOf = (nutrient: NutrientName, isCalculated: boolean): number =>
  (isCalculated && (nutrient === 'calories' || nutrient === 'sodium') ? WHOLE_TOLERANCE : TOLERANCE) + NOISE;

interface Calculated {
  row: CsvRow;
  /** Grams in 100 g of the food. */
  grams: number;
}

/** Returns the sum of a nutrient over a food's parts. Unknown values count as zero, unless all are unknown. */
const figureOf = (parts: readonly Calculated[], column: string): number | null => {
  const known = parts.filter(({ row }) => row[column] !== '' && row[column] !== undefined);
  if (known.length === 0) return null;
  return known.reduce((sum, { row, grams }) => sum + (Number(row[column]) * grams) / 100, 0);
};

const isOff = (ours: number | null, theirs: number | null, tolerance: number): boolean =>
  ours === null || theirs === null ? ours !== theirs : !(Math.abs(ours - theirs) <= tolerance);

const rounded = (figure: number | null): string =>
  figure === null ? 'unknown' : String(Number(figure.toFixed(3)));

/**
 * Compares the nutrients of foods with their reference records, and those of `own:` foods with the sum of their parts.
 * Tolerance: 0.005, half of the last digit; for calculated values, half a kcal and half a mg.
 * @param reference rows of the reference's `foods.csv`: `id`, `fdc_id`, and nutrients per 100 g; blank is unknown
 * @returns one sentence per difference; empty when all match
 */
export const verifyFoods = (foods: readonly FoodRecord[], reference: readonly CsvRow[]): string[] => {
  const byId = new Map(
    reference.map((row) => [row['fdc_id'] ? `usda:${row['fdc_id']}` : (row['id'] ?? ''), row]),
  );
  return foods.flatMap(({ id, name, per_100_g: figures, made_of }) => {
    const isCalculated = id.startsWith('own:');
    const parts = isCalculated ? (made_of ?? []).filter((part) => part.id !== 'water') : [{ id, grams: 100 }];
    if (parts.length === 0) return [`${name} (${id}): the source of its calculated values is not given`];
    const lacking = parts.filter((part) => !byId.has(part.id));
    if (lacking.length > 0) return lacking.map((part) => `${name}: the reference has no record ${part.id}`);
    const rows = parts.map((part) => ({ row: byId.get(part.id) ?? {}, grams: part.grams }));
    return nutrientNames.flatMap((nutrient) => {
      const theirs = figureOf(rows, referenceColumns[nutrient]);
      if (!isOff(figures[nutrient], theirs, toleranceOf(nutrient, isCalculated))) return [];
      return [`${name} (${id}): ${nutrient} is ${figures[nutrient]}, the reference says ${rounded(theirs)}`];
    });
  });
};
