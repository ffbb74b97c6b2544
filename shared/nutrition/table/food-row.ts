import {
  type Content,
  contents,
  type Diet,
  diets,
  type FoodRecord,
  type Part,
  type Portion,
  type Region,
  regions,
} from './food-record.ts';
import { nutrientNames, type Nutrients } from '../values/nutrients.ts';
import { sizeOf } from '../parse/vocabulary/sizes.ts';

const figuresOf = (text: string): Nutrients => {
  const figures = text.split(' ').map((figure) => (figure === '-' ? null : Number(figure)));
  return Object.fromEntries(nutrientNames.map((name, index) => [name, figures[index] ?? null])) as Nutrients;
};

const portionOf = (text: string): Portion => {
  const [name = '', grams] = text.split('=');
  const [unit = '', ...words] = name.split('/');
  // 'large=223' is a large one of the food itself.
  return sizeOf(unit) === null
    ? { unit, words, grams: Number(grams) }
    : { unit: 'whole', words: [unit, ...words], grams: Number(grams) };
};

const among = <T extends string>(known: readonly T[], words: readonly string[]): T[] =>
  known.filter((each) => words.includes(each));

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '' && word !== '-');

const partOf = (text: string): Part => {
  const [id = '', grams] = text.split('=');
  return { id, grams: Number(grams) };
};

/** Parses where a food is common, and its diet and contents. An empty `kind` means that nothing is known. */
export const parseLabels = (
  where: string,
  kind: string,
): Pick<FoodRecord, 'regions' | 'diet' | 'contains'> => {
  if (kind === '') return {};
  const labels = wordsOf(kind);
  return {
    regions: among<Region>(regions, wordsOf(where)),
    diet: among<Diet>(diets, labels)[0] ?? null,
    contains: among<Content>(contents, labels),
  };
};

/** Returns the texts that `parseLabels` reads. */
export const formatLabels = ({
  regions: where,
  diet,
  contains,
}: Pick<FoodRecord, 'regions' | 'diet' | 'contains'>): [where: string, kind: string] => [
  where?.join(' ') || '-',
  diet === undefined ? '' : [diet ?? '-', ...(contains ?? [])].join(' '),
];

/** Parses the columns after the portions, most of which are missing in a full table. */
const labelsOf = ([
  where = '',
  kind = '',
  parts = '',
  reference = '',
  german = '',
]: readonly string[]): Partial<FoodRecord> => ({
  ...(reference === '' ? {} : { reference }),
  ...(german === '' ? {} : { german: german.split('; ') }),
  ...parseLabels(where, kind),
  ...(kind === '' || parts === '' ? {} : { made_of: wordsOf(parts).map(partOf) }),
});

/**
 * Parses a row of a food table:
 * `id | name | alias; alias | kcal protein carbs fat fiber sugar sodium, per 100 g | [liquid] [near] unit/word=grams
 * ...
 * | region region | diet contents | record=grams record=grams | the source's own name | German name; German name`.
 * `-` is an unknown value or nothing; `near` means that the values are those of the most similar dish. The last five
 * columns are optional. The files in `data/` have the same columns, separated by tabs.
 */
export const parseFoodRow = (row: string): FoodRecord => {
  const [id = '', name = '', aliases = '', figures = '', portions = '', ...labels] = row.split(' | ');
  const words = portions.split(' ');
  return {
    id,
    name,
    aliases: aliases === '' ? [] : aliases.split('; '),
    per_100_g: figuresOf(figures),
    portions: words.filter((word) => word.includes('=')).map(portionOf),
    liquid: words.includes('liquid'),
    approximate: words.includes('near'),
    ...(labels.length === 0 ? {} : labelsOf(labels)),
  };
};

/** Returns the columns after the portions that a food has. */
const labelColumns = (food: FoodRecord): string[] => {
  const { made_of, reference, german } = food;
  const [where, kind] = formatLabels(food);
  const parts = made_of?.map(({ id, grams }) => `${id}=${grams}`).join(' ') ?? '';
  const labels = [where, kind, parts];
  if (german !== undefined) return [...labels, reference ?? '', german.join('; ')];
  if (reference !== undefined) return [...labels, reference];
  if (kind === '') return [];
  return parts === '' ? labels.slice(0, 2) : labels;
};

/** Writes a row in the format of `parseFoodRow`. */
export const formatFoodRow = (food: FoodRecord): string => {
  const figures = nutrientNames.map((name) => food.per_100_g[name] ?? '-').join(' ');
  const portions = food.portions.map(({ unit, words, grams }) => `${[unit, ...words].join('/')}=${grams}`);
  const marks = [...(food.liquid ? ['liquid'] : []), ...(food.approximate ? ['near'] : [])];
  const columns = [food.id, food.name, food.aliases.join('; '), figures, [...marks, ...portions].join(' ')];
  return [...columns, ...labelColumns(food)].join(' | ');
};

/** Number of required columns. */
const COLUMNS = 5;

/**
 * Parses a table with one row per line.
 * @throws Error with the first invalid line
 */
export const readFoodRows = (text: string): FoodRecord[] =>
  text
    .split('\n')
    .filter((row) => row !== '')
    .map((row, at) => {
      const food = parseFoodRow(row);
      const figures = Object.values(food.per_100_g);
      const isWhole =
        row.split(' | ').length >= COLUMNS &&
        food.id !== '' &&
        food.name !== '' &&
        food.per_100_g.calories !== null;
      const isSound = figures.every((figure) => figure === null || figure >= 0);
      if (!(isWhole && isSound)) throw new Error(`Line ${at + 1} of the food table is damaged.`);
      return food;
    });
