import type { FindMicronutrients } from '#shared/micronutrients/micronutrient-table.ts';
import { createMicronutrientDays } from './micronutrient-days.ts';
import { tenthsToGrams } from './tenths-to-grams.ts';
import { type Cell, csvStart, csvRow } from '../platform/csv.ts';
import type { ExportRows, Row } from './rows-repository.ts';
import type { ZipFile } from './zip-file.ts';

/** Columns of a spreadsheet: a title and the cell's value. */
type Columns = readonly (readonly [title: string, cell: (row: Row) => unknown])[];

const field = (title: string, name = title): Columns[number] => [title, ({ [name]: value }) => value];
const grams = (title: string, name: string): Columns[number] => [title, (row) => tenthsToGrams(row[name])];

const entryColumns: Columns = [
  field('date', 'local_date'),
  field('logged_at'),
  field('time_zone'),
  field('meal', 'meal_type'),
  field('food', 'food_name'),
  field('serving', 'serving_size'),
  field('energy_kcal', 'calories'),
  field('protein_g', 'protein'),
  field('carbs_g', 'carbs'),
  field('fat_g', 'fat'),
  field('fiber_g', 'fiber'),
  field('sugar_g', 'sugar'),
  field('sodium_mg', 'sodium'),
  field('photo', 'image_url'),
  field('id'),
  field('note'),
];

const dayColumns: Columns = [
  field('date'),
  field('energy_kcal', 'total_calories'),
  grams('protein_g', 'protein_tenths'),
  grams('carbs_g', 'carbs_tenths'),
  grams('fat_g', 'fat_tenths'),
  grams('fiber_g', 'fiber_tenths'),
  grams('sugar_g', 'sugar_tenths'),
  field('sodium_mg', 'sodium'),
  field('water_ml'),
  field('entries', 'meal_count'),
];

const weightColumns: Columns = [field('date'), field('weight_kg', 'weight')];

const cellOf = (value: unknown): Cell =>
  typeof value === 'string' || typeof value === 'number' ? value : null;

const tableOf = async function* (columns: Columns, rows: AsyncIterable<Row>): AsyncGenerator<string> {
  yield csvStart + csvRow(columns.map(([title]) => title));
  for await (const row of rows) yield csvRow(columns.map(([, cell]) => cellOf(cell(row))));
};

/** Writes the files for spreadsheets: entries by time, days, weights, and vitamins and minerals by day. */
export const writeCsvFiles = async (
  zip: ZipFile,
  rows: ExportRows,
  userId: string,
  find: FindMicronutrients,
): Promise<void> => {
  const micronutrients = createMicronutrientDays(find);
  const entries = micronutrients.collect(rows.entriesByTime(userId));
  await zip.add('food-entries.csv', tableOf(entryColumns, entries));
  await zip.add('days.csv', tableOf(dayColumns, rows.between(userId, ['summary#', 'summary$'])));
  await zip.add('weights.csv', tableOf(weightColumns, rows.between(userId, ['weight#', 'weight$'])));
  await micronutrients.write(zip);
};
