import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FoodRecord, Portion } from '#shared/nutrition/table/food-record.ts';
import { type Nutrients, unknownNutrients, type NutrientName } from '#shared/nutrition/values/nutrients.ts';
import { type CsvRow, readCsvRows } from './csv-rows.ts';
import { liquidOf } from './liquid.ts';
import { portionsOfText } from './portion-of-text.ts';

/** The kinds of FoodData Central foods that people eat, without branded foods and laboratory samples. */
const kinds: ReadonlySet<string> = new Set(['sr_legacy_food', 'survey_fndds_food', 'foundation_food']);

/**
 * Nutrients by FoodData Central ID, best first: energy is also available by Atwater factors (2047, 2048), sugars as
 * total
 * (2000) or by NLEA (1063), carbohydrate by summation (1050).
 */
const nutrients: Readonly<Record<NutrientName, readonly string[]>> = {
  calories: ['1008', '2047', '2048'],
  protein: ['1003'],
  carbs: ['1005', '1050'],
  fat: ['1004', '1085'],
  fiber: ['1079'],
  sugar: ['2000', '1063'],
  sodium: ['1093'],
};
const rankOf = new Map(
  Object.entries(nutrients).flatMap(([name, ids]) => ids.map((id, rank) => [id, { name, rank }] as const)),
);

interface Draft {
  name: string;
  category: string;
  figures: Nutrients;
  ranks: Partial<Record<string, number>>;
  portions: Portion[];
}

const lookUp = async (file: string, key: string, value: string): Promise<Map<string, string>> => {
  const found = new Map<string, string>();
  if (existsSync(file)) {
    await readCsvRows(file, [key, value], (row) => found.set(row[key] ?? '', row[value] ?? ''));
  }
  return found;
};

const takeNutrient = (draft: Draft | undefined, row: CsvRow): void => {
  const known = rankOf.get(row['nutrient_id'] ?? '');
  const amount = Number(row['amount'] || Number.NaN);
  if (draft === undefined || known === undefined || !(amount >= 0)) return;
  if (known.rank >= (draft.ranks[known.name] ?? Infinity)) return;
  draft.ranks[known.name] = known.rank;
  draft.figures[known.name as NutrientName] = amount;
};

/**
 * Returns the text of a portion, which is complete in the survey and otherwise consists of a measure and a modifier.
 */
const portionText = (row: CsvRow, units: ReadonlyMap<string, string>): string => {
  const measure = units.get(row['measure_unit_id'] ?? '') ?? '';
  const unit = measure === 'undetermined' ? '' : measure;
  const modifier = /^\d{5}$/.test(row['modifier'] ?? '') ? '' : row['modifier'];
  return [unit, row['portion_description'], modifier].filter(Boolean).join(' ');
};

/**
 * Reads the public FoodData Central download: `food.csv`, `food_nutrient.csv`, `food_portion.csv`, `measure_unit.csv`,
 * and if available `survey_fndds_food.csv`, `food_category.csv` and `wweia_food_category.csv`.
 */
export const readFdcForm = async (
  directory: string,
  report: (line: string) => void,
): Promise<FoodRecord[]> => {
  const path = (file: string): string => join(directory, file);
  const categories = new Map([
    ...(await lookUp(path('food_category.csv'), 'id', 'description')),
    ...(await lookUp(
      path('wweia_food_category.csv'),
      'wweia_food_category',
      'wweia_food_category_description',
    )),
  ]);
  const drafts = new Map<string, Draft>();
  await readCsvRows(path('food.csv'), ['fdc_id', 'data_type', 'description', 'food_category_id'], (row) => {
    if (!kinds.has(row['data_type'] ?? '')) return;
    const name = row['description'] ?? '';
    const category = categories.get(row['food_category_id'] ?? '') ?? '';
    drafts.set(row['fdc_id'] ?? '', {
      name,
      category,
      figures: { ...unknownNutrients },
      ranks: {},
      portions: [],
    });
  });
  report(`food.csv: ${drafts.size} foods`);
  const codes = await lookUp(path('survey_fndds_food.csv'), 'fdc_id', 'food_code');
  const amounts = await readCsvRows(
    path('food_nutrient.csv'),
    ['fdc_id', 'nutrient_id', 'amount'],
    (row) => takeNutrient(drafts.get(row['fdc_id'] ?? ''), row),
    report,
  );
  report(`food_nutrient.csv: ${amounts} amounts`);
  const units = await lookUp(path('measure_unit.csv'), 'id', 'name');
  const weights = await readCsvRows(path('food_portion.csv'), ['fdc_id', 'amount', 'gram_weight'], (row) => {
    const draft = drafts.get(row['fdc_id'] ?? '');
    const grams = Number(row['gram_weight']);
    draft?.portions.push(...portionsOfText(draft.name, row['amount'] ?? '', portionText(row, units), grams));
  });
  report(`food_portion.csv: ${weights} weights`);
  return [...drafts]
    .filter(([, { figures }]) => figures.calories !== null)
    .map(([id, { name, category, figures, portions }]) => ({
      id: codes.has(id) ? `fndds:${codes.get(id)}` : `usda:${id}`,
      name: name.replaceAll(' | ', ' / '),
      aliases: [],
      per_100_g: figures,
      portions,
      liquid: liquidOf(category, portions),
      approximate: false,
    }));
};
