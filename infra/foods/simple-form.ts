import { join } from 'node:path';
import type { FoodRecord, Portion } from '#shared/nutrition/table/food-record.ts';
import type { Nutrients } from '#shared/nutrition/values/nutrients.ts';
import { type CsvRow, readCsvRows } from './csv-rows.ts';
import { liquidOf } from './liquid.ts';
import { portionsOfText } from './portion-of-text.ts';

const figureColumns = ['kcal', 'protein_g', 'carbs_g', 'fat_g', 'fiber_g', 'sugar_g', 'sodium_mg'] as const;

const figure = (row: CsvRow, column: string): number | null => {
  const text = row[column] ?? '';
  if (text === '') return null;
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0) throw new Error(`${row['id']} has the ${column} '${text}'`);
  return value;
};

const figuresOf = (row: CsvRow): Nutrients => {
  const [calories, protein, carbs, fat, fiber, sugar, sodium] = figureColumns.map((name) =>
    figure(row, name),
  );
  return {
    calories: calories ?? null,
    protein: protein ?? null,
    carbs: carbs ?? null,
    fat: fat ?? null,
    fiber: fiber ?? null,
    sugar: sugar ?? null,
    sodium: sodium ?? null,
  };
};

/** Returns the ID of a row: FoodData Central's if the release has one; the survey's food code for foods as eaten. */
const idOf = ({ source, fdc_id: fdcId, id = '' }: CsvRow): string =>
  source !== 'fndds' && fdcId ? `usda:${fdcId}` : id;

/**
 * Reads the simple format of the reference: `foods.csv` with nutrients per 100 g (blank is unknown) and `portions.csv`
 * with weights in g. Foods without energy are omitted.
 */
export const readSimpleForm = async (
  directory: string,
  report: (line: string) => void,
): Promise<FoodRecord[]> => {
  const rows: CsvRow[] = [];
  const required = ['source', 'id', 'description', 'category', ...figureColumns, 'fdc_id'];
  const foods = await readCsvRows(join(directory, 'foods.csv'), required, (row) => rows.push(row));
  report(`foods.csv: ${foods} foods`);
  const names = new Map(rows.map((row) => [row['id'], row['description'] ?? '']));
  const portions = new Map<string, Portion[]>();
  const file = join(directory, 'portions.csv');
  const weights = await readCsvRows(file, ['id', 'amount', 'unit', 'grams'], (row) => {
    const { id = '', amount = '', unit = '', grams = '' } = row;
    const own = portions.get(id) ?? [];
    own.push(...portionsOfText(names.get(id) ?? '', amount, unit, Number(grams)));
    portions.set(id, own);
  });
  report(`portions.csv: ${weights} weights`);
  return rows
    .map((row): FoodRecord => {
      const own = portions.get(row['id'] ?? '') ?? [];
      return {
        id: idOf(row),
        name: row['description'] ?? '',
        aliases: [],
        per_100_g: figuresOf(row),
        portions: own,
        liquid: liquidOf(row['category'] ?? '', own),
        approximate: false,
      };
    })
    .filter(({ per_100_g: figures }) => figures.calories !== null);
};
