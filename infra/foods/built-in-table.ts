import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FoodRecord } from '#shared/nutrition/table/food-record.ts';
import { parseFoodRow } from '#shared/nutrition/table/food-row.ts';

/** Data files of the built-in table. The order matters: if two foods match equally well, the earlier one wins. */
const files = [
  'fruit',
  'vegetables',
  'grains',
  'breads',
  'meat',
  'fish',
  'dairy-and-eggs',
  'legumes-and-nuts',
  'fats-and-sauces',
  'dishes',
  'sweets-and-snacks',
  'drinks',
  'north-america',
  'latin-america',
  'europe',
  'middle-east',
  'africa',
  'south-asia',
  'east-asia',
  'south-east-asia-and-oceania',
  'meat-fish-and-bean-dishes',
  'more-grains-and-pasta',
  'more-produce-and-drinks',
  'brands-and-supplements',
  'restaurant-chains',
];

// Not `new URL('...', import.meta.url)`: Vite would turn that into the address of an asset.
const folder = join(dirname(fileURLToPath(import.meta.url)), '../../shared/nutrition/data');

/** Reads the lines of one data file: a `#` note, the column names, then one food per line. */
const readLines = (name: string): string[] =>
  readFileSync(join(folder, `${name}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(1);

const readRows = (name: string): string[] => readLines(name).map((line) => line.replaceAll('\t', ' | '));

/** German names by food ID, the display name first. */
export const germanNames: ReadonlyMap<string, readonly string[]> = new Map(
  readLines('german-names').map((line) => {
    const [id = '', names = ''] = line.split('\t');
    return [id, names.split('; ')];
  }),
);

const withGermanNames = (food: FoodRecord): FoodRecord => {
  const german = germanNames.get(food.id);
  return german === undefined ? food : { ...food, german };
};

/** The rows of the built-in food table, in the format that `parseFoodRow` reads. */
export const builtInRows: readonly string[] = files.flatMap(readRows);

/** The built-in food table. */
export const builtInTable: readonly FoodRecord[] = builtInRows.map(parseFoodRow).map(withGermanNames);
