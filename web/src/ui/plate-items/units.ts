import type { FoodFacts } from '#shared/foods/schema.ts';
import { OUNCE_G } from '#shared/nutrition/text/units.ts';

/** What an amount is counted in. */
export interface AmountUnit {
  /** e.g. 'g', 'slice', 'large', 'cup, mashed'. */
  label: string;
  /** Weight of one, g. */
  grams: number;
}

export const gramUnit: AmountUnit = { label: 'g', grams: 1 };
export const ounceUnit: AmountUnit = { label: 'oz', grams: OUNCE_G };

/** The table keeps words in their normal form; these read better in full. */
const inFull = new Map([
  ['floz', 'fl oz'],
  ['singleserving', 'single serving'],
  ['snacksize', 'snack size'],
  ['bitesize', 'bite size'],
  ['hundredcalory', '100 calories'],
]);
/** Words of portions that say nothing out of their context. */
const unclear = new Set(['guideline', 'not', 'dia', 'diameter', 'movy', 'prepackaged']);
const MOST_WORDS = 2;

const read = (word: string): string => inFull.get(word) ?? word;

const labelOf = ({ unit, words }: FoodFacts['portions'][number]): string => {
  const said = words.map(read).join(' ');
  if (unit === 'whole') return said || 'whole';
  return said ? `${read(unit)}, ${said}` : read(unit);
};

/** The household units that a food's own portions give, each once and with what it weighs. */
export const portionUnitsOf = ({ portions }: Pick<FoodFacts, 'portions'>): AmountUnit[] => {
  const units = portions
    .filter(({ words, grams }) => grams > 0 && words.length <= MOST_WORDS)
    .filter(({ words }) => !words.some((word) => unclear.has(word)))
    .map((portion) => ({ label: labelOf(portion), grams: portion.grams }));
  return [...new Map(units.map((unit) => [unit.label, unit])).values()];
};
