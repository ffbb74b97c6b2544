import type { Portion } from '../table/food-record.ts';

/** Words of a reference's portions that tell a person nothing. */
const unsayable = /^(?:guideline|dia|diameter|x|refuse|without|nlea|not|movy|prepackaged|package)$/;

/** More describe a product that nobody has at hand: 'tray, spaghettio, snack-size, microwavable'. */
const MAX_WORDS = 2;

/** Portions that are put onto a food or into a drink, never chosen for themselves. */
const additions: ReadonlySet<string> = new Set(['topping', 'splash']);

const inWords: Readonly<Record<string, string>> = {
  floz: 'fl oz',
  bitesize: 'bite-size',
  snacksize: 'snack-size',
  singleserving: 'single-serving',
  hundredcalory: '100-calorie',
};

/** Units whose name stays as it is, however many. */
const sameForMany: ReadonlySet<string> = new Set(['tbsp', 'tsp', 'floz', 'whole']);

const manyOf = (unit: string): string => {
  if (unit === 'leaf' || unit === 'loaf') return unit.replace(/f$/, 'ves');
  if (/(?:s|x|ch|sh)$/.test(unit)) return `${unit}es`;
  return /[^aeiou]y$/.test(unit) ? `${unit.slice(0, -1)}ies` : `${unit}s`;
};

const said = (word: string): string => inWords[word] ?? word;

/** Whether a person can choose a portion by its name. */
export const isSayable = ({ unit, words }: Pick<Portion, 'unit' | 'words'>): boolean =>
  !additions.has(unit) && words.length <= MAX_WORDS && !words.some((word) => unsayable.test(word));

/**
 * What a portion is called, e.g. 'slice', 'slices', 'cup, chopped', 'large'; one of the food itself is 'whole'.
 * @param count how many; more than 1 is a plural
 */
export const portionLabel = ({ unit, words }: Pick<Portion, 'unit' | 'words'>, count = 1): string => {
  const [first, ...others] = words.map(said);
  if (unit === 'whole' && first !== undefined) return [first, ...others].join(', ');
  const name = count > 1 && !sameForMany.has(unit) ? manyOf(unit) : said(unit);
  return [name, ...words.map(said)].join(', ');
};
