import type { FoodRecord } from '#shared/nutrition/table/food-record.ts';

/** A food's name in the words that are spoken: lower case, plain letters, no figures. */
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

/** 'eggs' of 'egg'; names that are plural already stay. */
const pluralOf = (phrase: string): string => {
  if (phrase.endsWith('s')) return phrase;
  if (/[^aeiou]y$/.test(phrase)) return `${phrase.slice(0, -1)}ies`;
  return /(?:sh|ch|x|z|[^o]to)$/.test(phrase) ? `${phrase}es` : `${phrase}s`;
};

/** A food as it is said by one and by several. */
export interface FoodPhrase {
  one: string;
  many: string;
  /** How much it is said, beside the others. */
  weight: number;
}

/** Food that is eaten everywhere is said more than that of one region, and plain names more than longer ones. */
const weightOf = ({ regions = [] }: FoodRecord, spokenName: string): number => {
  if (regions.length > 0) return 1;
  const words = spokenName.split(' ').length;
  return words === 1 ? 8 : words === 2 ? 4 : 2;
};

/** Every name and alias of the foods, once each. */
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
