import type { NutrientName } from '../nutrition/nutrients.ts';
import type { Amount } from './amount.ts';

export const factUnits = [
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

/** One thing that is known, with the words it is told in. */
export interface Fact {
  /** e.g. `today.protein` */
  id: string;
  label: string;
  /** As it is told, rounding included; null where it is not known, or no figure. */
  value: number | null;
  unit: FactUnit | null;
  /** In English, e.g. '1,240 kcal'; `factIn` has them in other languages. */
  words: string;
  /** Part of what it sums up is not known (decision D4). */
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

/** 'energy' is what calories measure. */
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

/** A figure as it is shown: no more decimals than its unit is told with. */
export const shown = (value: number, unit: FactUnit | null): number => {
  const scale = 10 ** ((unit && decimals[unit]) ?? 0);
  return Math.round(value * scale) / scale || 0;
};

/** '1,240.5' */
const digitsOf = (value: number): string => {
  const [whole = '', part] = String(Math.abs(value)).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${value < 0 ? '-' : ''}${grouped}${part === undefined ? '' : `.${part}`}`;
};

const pluralOf = (unit: FactUnit): string => (unit === 'entry' ? 'entries' : `${unit}s`);

/** '1,240 kcal', '57%', '1 day', '3 entries' */
export const figureWords = (value: number, unit: FactUnit | null): string => {
  const digits = digitsOf(shown(value, unit));
  if (unit === null) return digits;
  if (unit === '%') return `${digits}%`;
  if (unit === 'time' && (value === 1 || value === 2)) return value === 1 ? 'once' : 'twice';
  return `${digits} ${counted.has(unit) && Math.abs(value) !== 1 ? pluralOf(unit) : unit}`;
};

/** A fact that is a figure. */
export const figureFact = (id: string, label: string, value: number, unit: FactUnit | null): Fact => ({
  id,
  label,
  value: shown(value, unit),
  unit,
  words: figureWords(value, unit),
});

/** A fact that is a figure of a nutrient; 'at least' where part of it is not known (decision D4). */
export const amountFact = (id: string, label: string, name: NutrientName, amount: Amount | null): Fact => {
  const unit = unitOfNutrient[name];
  if (amount === null) return { id, label, value: null, unit, words: 'not known' };
  const fact = figureFact(id, label, amount.value, unit);
  return amount.isAtLeast ? { ...fact, words: `at least ${fact.words}`, isAtLeast: true } : fact;
};

/** A fact in words: a name, a day. */
export const wordFact = (id: string, label: string, words: string): Fact => ({
  id,
  label,
  value: null,
  unit: null,
  words,
});
