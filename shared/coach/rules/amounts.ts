import type { Fact } from '../../facts/fact.ts';
import type { Measure } from '../../facts/measure.ts';
import { type Said, say, silence } from './sentence.ts';

const kinds: Readonly<Record<Measure, string>> = {
  calories: '',
  protein: ' of protein',
  carbs: ' of carbs',
  fat: ' of fat',
  fiber: ' of fiber',
  sugar: ' of sugar',
  sodium: ' of sodium',
  water: ' of water',
  meals: '',
};

/** Returns an amount in words: '45.2 g of protein', or 'an unknown amount of fiber' without data. */
export const amountOf = (measure: Measure, fact: Fact): Said =>
  fact.value === null ? say`an unknown amount${kinds[measure]}` : say`${fact}${kinds[measure]}`;

/** Explains why a value is a lower bound or unknown (decision D4). */
export const gaps = (
  parts: readonly (readonly [measure: Measure, fact: Fact])[],
  names: Readonly<Record<Measure, string>>,
): Said => {
  const named = (found: typeof parts): Said =>
    found.map(([measure]) => say`${names[measure]}`).reduce((all, each) => say`${all} or ${each}`);
  const unknown = parts.filter(([, { value }]) => value === null);
  const partial = parts.filter(([, { words }]) => words.startsWith('at least'));
  if (unknown.length > 0) return say`None of the entries includes ${named(unknown)}, so that’s all I know.`;
  return partial.length > 0
    ? say`Some entries don’t include ${named(partial)}, so this is a minimum.`
    : silence;
};
