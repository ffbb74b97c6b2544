import type { FoodRecord } from '#shared/nutrition/table/food-record.ts';

/** Converts a food's name to spoken words: lower case, plain letters, no digits. */
const spoken = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z' ]+/g, ' ')
    .replace(/(?<![a-z])'|'(?![a-z])/g, ' ')
    .trim()
    .replace(/\s+/g, ' ');

/** Returns the plural, e.g. 'eggs' for 'egg'; names that are already plural stay unchanged. */
const pluralOf = (phrase: string): string => {
  if (phrase.endsWith('s')) return phrase;
  if (/[^aeiou]y$/.test(phrase)) return `${phrase.slice(0, -1)}ies`;
  return /(?:sh|ch|x|z|[^o]to)$/.test(phrase) ? `${phrase}es` : `${phrase}s`;
};

/** A food in its singular and plural form. */
export interface FoodPhrase {
  one: string;
  many: string;
  /** How often it is mentioned relative to others. */
  weight: number;
}

/**
 * Returns a weight: foods of all regions are mentioned more often than regional ones, and short names more than long
 * ones.
 */
const weightOf = ({ regions = [] }: FoodRecord, spokenName: string): number => {
  if (regions.length > 0) return 1;
  const words = spokenName.split(' ').length;
  return words === 1 ? 8 : words === 2 ? 4 : 2;
};

/** Returns every name and alias of the foods, once each. */
export const foodPhrasesOf = (foods: readonly FoodRecord[]): FoodPhrase[] => {
  const weights = new Map<string, number>();
  for (const food of foods) {
    for (const one of [food.name, ...food.aliases].map(spoken))
      weights.set(one, Math.max(weights.get(one) ?? 0, weightOf(food, one)));
  }
  return [...weights]
    .filter(([one]) => one.length > 1)
    .map(([one, weight]) => ({ one, many: pluralOf(one), weight }));
};
