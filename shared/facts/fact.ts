import type { NutrientName } from '../nutrition/values/nutrients.ts';
import type { Amount } from './amount.ts';

const factUnits = [
  'kcal',
  'g',
  'mg',
  'ml',
  'kg',
  'lb',
  '%',
  'day',
  'week',
  'meal',
  'entry',
  'time',
  'year',
] as const;
export type FactUnit = (typeof factUnits)[number];

/** A known value with its wording. */
export interface Fact {
  /** For example `today.protein`. */
  id: string;
  label: string;
  /** As shown, after rounding; null if unknown or not a number. */
  value: number | null;
  unit: FactUnit | null;
  /** In English, for example '1,240 kcal'. Use `factIn` for other languages. */
  words: string;
  /** In German, if it is more than a value with its unit: 'am Montag, 16. November'. */
  german?: string;
  /** Set if part of the sum is unknown (decision D4). */
  isAtLeast?: true;
}

export const unitOfNutrient: Readonly<Record<NutrientName, 'kcal' | 'g' | 'mg'>> = {
  calories: 'kcal',
  protein: 'g',
  carbs: 'g',
  fat: 'g',
  fiber: 'g',
  sugar: 'g',
  sodium: 'mg',
};

/** Calories are called 'energy'. */
export const nutrientWords: Readonly<Record<NutrientName, string>> = {
  calories: 'energy',
  protein: 'protein',
  carbs: 'carbs',
  fat: 'fat',
  fiber: 'fiber',
  sugar: 'sugar',
  sodium: 'sodium',
};

const decimals: Readonly<Partial<Record<FactUnit, number>>> = { g: 1, kg: 2, lb: 1 };
const counted: ReadonlySet<FactUnit> = new Set(['day', 'week', 'meal', 'entry', 'time', 'year']);

/** Rounds a value to the decimals of its unit. */
export const shown = (value: number, unit: FactUnit | null): number => {
  const scale = 10 ** ((unit && decimals[unit]) ?? 0);
  return Math.round(value * scale) / scale || 0;
};

/** '1,240.5'. */
const digitsOf = (value: number): string => {
  const [whole = '', part] = String(Math.abs(value)).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${value < 0 ? '-' : ''}${grouped}${part === undefined ? '' : `.${part}`}`;
};

const pluralOf = (unit: FactUnit): string => (unit === 'entry' ? 'entries' : `${unit}s`);

/** '1,240 kcal', '57%', '1 day', '3 entries'. */
export const figureWords = (value: number, unit: FactUnit | null): string => {
  const digits = digitsOf(shown(value, unit));
  if (unit === null) return digits;
  if (unit === '%') return `${digits}%`;
  if (unit === 'time' && (value === 1 || value === 2)) return value === 1 ? 'once' : 'twice';
  return `${digits} ${counted.has(unit) && Math.abs(value) !== 1 ? pluralOf(unit) : unit}`;
};

/** Creates a numeric fact. */
export const figureFact = (id: string, label: string, value: number, unit: FactUnit | null): Fact => ({
  id,
  label,
  value: shown(value, unit),
  unit,
  words: figureWords(value, unit),
});

/** Creates a fact about a nutrient; 'at least' if part of it is unknown (decision D4). */
export const amountFact = (id: string, label: string, name: NutrientName, amount: Amount | null): Fact => {
  const unit = unitOfNutrient[name];
  if (amount === null) return { id, label, value: null, unit, words: 'not known' };
  const fact = figureFact(id, label, amount.value, unit);
  return amount.isAtLeast ? { ...fact, words: `at least ${fact.words}`, isAtLeast: true } : fact;
};

/** Creates a fact in words: a name or a day. */
export const wordFact = (id: string, label: string, words: string, german?: string): Fact => ({
  id,
  label,
  value: null,
  unit: null,
  words,
  ...(german !== undefined && { german }),
});
