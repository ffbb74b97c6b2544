import { type FoodRecord, type Portions, portionUnits } from './food-record.ts';
import { nutrientNames, type Nutrients } from './nutrients.ts';

const portionNames: ReadonlySet<string> = new Set(portionUnits);

const figuresOf = (text: string): Nutrients => {
  const figures = text.split(' ').map((figure) => (figure === '-' ? null : Number(figure)));
  return Object.fromEntries(nutrientNames.map((name, index) => [name, figures[index] ?? null])) as Nutrients;
};

const portionsOf = (words: readonly string[]): Portions => {
  const portions = Object.fromEntries(
    words
      .map((word) => word.split('='))
      .filter(([unit = '']) => portionNames.has(unit))
      .map(([unit = '', grams]) => [unit, Number(grams)]),
  );
  return { serving: 100, ...portions };
};

/**
 * Reads one row of the food table:
 * `id | name | alias; alias | kcal protein carbs fat fiber sugar sodium, per 100 g | [liquid] [near] unit=grams ...`.
 * `-` is an unknown figure; `near` says that the figures are those of the nearest dish.
 */
export const parseFoodRow = (row: string): FoodRecord => {
  const [id = '', name = '', aliases = '', figures = '', portions = ''] = row.split(' | ');
  const words = portions.split(' ');
  return {
    id,
    name,
    aliases: aliases.split('; '),
    per_100_g: figuresOf(figures),
    portions: portionsOf(words),
    liquid: words.includes('liquid'),
    approximate: words.includes('near'),
  };
};
