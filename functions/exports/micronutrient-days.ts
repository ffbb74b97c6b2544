import { micronutrientCells, micronutrientColumns } from '#shared/micronutrients/csv-columns.ts';
import type { FindMicronutrients } from '#shared/micronutrients/micronutrient-table.ts';
import type { MicronutrientSum } from '#shared/micronutrients/schema.ts';
import {
  addMicronutrients,
  type EntryWithFoods,
  roundSum,
  sumEntry,
} from '#shared/micronutrients/sum-micronutrients.ts';
import { csvRow, csvStart } from '../platform/csv.ts';
import type { Row } from './rows-repository.ts';
import type { ZipFile } from './zip-file.ts';

/** An entry as stored: unknown values are missing. */
type StoredEntry = Partial<EntryWithFoods>;

const sumOfRow = (row: StoredEntry, find: FindMicronutrients): MicronutrientSum => {
  const { food_name = '', calories = 0, sodium = null, items = null } = row;
  return sumEntry({ food_name, calories, sodium, items }, find);
};

/** Sums up vitamins and minerals by day while the entries are written, so that they are read only once. */
export const createMicronutrientDays = (find: FindMicronutrients) => {
  /** Sums by local date, in the order of the entries. */
  const days = new Map<string, MicronutrientSum>();

  const csv = function* (): Generator<string> {
    yield csvStart + csvRow(['date', 'energy_kcal', ...micronutrientColumns]);
    for (const [date, sum] of days) {
      const cells = micronutrientCells(sum);
      yield csvRow([date, Math.round(sum.calories), ...micronutrientColumns.map((column) => cells[column])]);
    }
  };

  const json = function* (): Generator<string> {
    let start = '[\n';
    for (const [date, sum] of days) {
      yield start + JSON.stringify({ date, ...roundSum(sum) });
      start = ',\n';
    }
    yield days.size === 0 ? '[]\n' : '\n]\n';
  };

  return {
    /** Passes entries on and adds them to their days. */
    collect: async function* (rows: AsyncIterable<Row>): AsyncGenerator<Row> {
      for await (const row of rows) {
        const date = String(row['local_date']);
        const sum = sumOfRow(row as StoredEntry, find);
        const before = days.get(date);
        days.set(date, before === undefined ? sum : addMicronutrients([before, sum]));
        yield row;
      }
    },

    /** Writes the collected days as CSV and JSON. */
    write: async (zip: ZipFile): Promise<void> => {
      await zip.add('vitamins-and-minerals.csv', csv());
      await zip.add('vitamins-and-minerals.json', json());
    },
  };
};
