import type { Portion } from '../table/food-record.ts';

/** Words of a reference's portions that mean nothing to users. */
const unsayable = /^(?:guideline|dia|diameter|x|refuse|without|nlea|not|movy|prepackaged|package)$/;

/** More words describe a product in too much detail: 'tray, spaghettio, snack-size, microwavable'. */
const MAX_WORDS = 2;

/** Portions of additions, which cannot be chosen on their own. */
const additions: ReadonlySet<string> = new Set(['topping', 'splash']);

const inWords: Readonly<Record<string, string>> = {
  floz: 'fl oz',
  bitesize: 'bite-size',
  snacksize: 'snack-size',
  singleserving: 'single-serving',
  hundredcalory: '100-calorie',
};

/** Units that are the same in the plural. */
const sameForMany: ReadonlySet<string> = new Set(['tbsp', 'tsp', 'floz', 'whole']);

const manyOf = (unit: string): string => {
  if (unit === 'leaf' || unit === 'loaf') return unit.replace(/f$/, 'ves');
  if (/(?:s|x|ch|sh)$/.test(unit)) return `${unit}es`;
  return /[^aeiou]y$/.test(unit) ? `${unit.slice(0, -1)}ies` : `${unit}s`;
};

const said = (word: string): string => inWords[word] ?? word;

/** Returns whether a portion has a name that users understand. */
export const isSayable = ({ unit, words }: Pick<Portion, 'unit' | 'words'>): boolean =>
  !additions.has(unit) && words.length <= MAX_WORDS && !words.some((word) => unsayable.test(word));

/**
 * Returns the name of a portion: 'slice', 'slices', 'cup, chopped', 'large'; one of the food itself is 'whole'.
 * @param count more than 1 gives the plural
 */
export const portionLabel = ({ unit, words }: Pick<Portion, 'unit' | 'words'>, count = 1): string => {
  const [first, ...others] = words.map(said);
  if (unit === 'whole' && first !== undefined) return [first, ...others].join(', ');
  const name = count > 1 && !sameForMany.has(unit) ? manyOf(unit) : said(unit);
  return [name, ...words.map(said)].join(', ');
};
