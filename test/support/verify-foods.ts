import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FoodRecord } from '#shared/nutrition/food-record.ts';
import { foodTable } from '#shared/nutrition/food-table.ts';
import type { NutrientName } from '#shared/nutrition/nutrients.ts';
import { parseCsv } from './parse-csv.ts';

/** Column of the reference for each nutrient. */
const columns: Record<NutrientName, string> = {
  calories: 'kcal',
  protein: 'protein_g',
  carbs: 'carbs_g',
  fat: 'fat_g',
  fiber: 'fiber_g',
  sugar: 'sugar_g',
  sodium: 'sodium_mg',
};

/** Rounding only: half of the last digit that the reference prints. */
const TOLERANCE = 0.005;

const differs = (ours: number | null, theirs: string | undefined): boolean => {
  if (theirs === undefined || theirs === '') return ours !== null;
  return ours === null || Math.abs(ours - Number(theirs)) > TOLERANCE;
};

/**
 * Compares the figures of foods with the reference they come from.
 * @param reference rows of the reference's `foods.csv`: `id`, `fdc_id`, and figures per 100 g; blank is unknown
 * @returns one sentence per difference; empty when all agree
 */
export const verifyFoods = (
  foods: readonly FoodRecord[],
  reference: readonly Record<string, string>[],
): string[] => {
  const byId = new Map<string, Record<string, string>>();
  for (const row of reference) byId.set(row['fdc_id'] ? `usda:${row['fdc_id']}` : (row['id'] ?? ''), row);
  return foods.flatMap(({ id, name, per_100_g: figures }) => {
    const row = byId.get(id);
    if (row === undefined) return [`${name}: the reference has no record ${id}`];
    return Object.entries(columns)
      .map(([nutrient, column]) => ({
        nutrient,
        ours: figures[nutrient as NutrientName],
        theirs: row[column],
      }))
      .filter(({ ours, theirs }) => differs(ours, theirs))
      .map(
        ({ nutrient, ours, theirs }) =>
          `${name} (${id}): ${nutrient} is ${ours}, the reference says ${theirs || 'unknown'}`,
      );
  });
};

if (import.meta.main) {
  const [directory] = process.argv.slice(2);
  if (directory === undefined) {
    console.error(
      'Please name the folder of the reference: node test/support/verify-foods.ts DIR (with DIR/foods.csv)',
    );
    process.exit(2);
  }
  const file = join(directory, 'foods.csv');
  if (!existsSync(file)) {
    console.error(`There is no ${file}. Please name the folder that holds the reference's foods.csv.`);
    process.exit(2);
  }
  const problems = verifyFoods(foodTable, parseCsv(readFileSync(file, 'utf8')));
  for (const problem of problems) console.error(problem);
  console.log(`${foodTable.length} foods, ${problems.length} differences from the reference.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
