import type { FoodRecord, Portion } from './food-record.ts';
import { nutrientNames, type Nutrients } from './nutrients.ts';
import { sizeOf } from './text/sizes.ts';

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

/**
 * Reads one row of a food table:
 * `id | name | alias; alias | kcal protein carbs fat fiber sugar sodium, per 100 g | [liquid] [near] unit/word=grams ...`.
 * `-` is an unknown figure; `near` says that the figures are those of the nearest dish.
 */
export const parseFoodRow = (row: string): FoodRecord => {
  const [id = '', name = '', aliases = '', figures = '', portions = ''] = row.split(' | ');
  const words = portions.split(' ');
  return {
    id,
    name,
    aliases: aliases === '' ? [] : aliases.split('; '),
    per_100_g: figuresOf(figures),
    portions: words.filter((word) => word.includes('=')).map(portionOf),
    liquid: words.includes('liquid'),
    approximate: words.includes('near'),
  };
};

/** Writes the row that `parseFoodRow` reads. */
export const foodRowOf = (food: FoodRecord): string => {
  const figures = nutrientNames.map((name) => food.per_100_g[name] ?? '-').join(' ');
  const portions = food.portions.map(({ unit, words, grams }) => `${[unit, ...words].join('/')}=${grams}`);
  const marks = [...(food.liquid ? ['liquid'] : []), ...(food.approximate ? ['near'] : [])];
  return [food.id, food.name, food.aliases.join('; '), figures, [...marks, ...portions].join(' ')].join(
    ' | ',
  );
};

const COLUMNS = 5;

/**
 * Reads a table of such rows, one a line.
 * @throws an error that names the first damaged line
 */
export const readFoodRows = (text: string): FoodRecord[] =>
  text
    .split('\n')
    .filter((row) => row !== '')
    .map((row, at) => {
      const food = parseFoodRow(row);
      const figures = Object.values(food.per_100_g);
      const isWhole =
        row.split(' | ').length === COLUMNS &&
        food.id !== '' &&
        food.name !== '' &&
        food.per_100_g.calories !== null;
      const isSound = figures.every((figure) => figure === null || figure >= 0);
      if (!(isWhole && isSound)) throw new Error(`Line ${at + 1} of the food table is damaged.`);
      return food;
    });
