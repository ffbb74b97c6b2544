import type { Content, Diet, FoodRecord } from '../table/food-record.ts';

/** What a food may be called for people who leave something out, in the order in which it is shown. */
export const dietLabels = [
  'vegan',
  'vegetarian',
  'pescatarian',
  'gluten-free',
  'dairy-free',
  'nut-free',
  'pork-free',
  'alcohol-free',
] as const;
export type DietLabel = (typeof dietLabels)[number];

/** Who eats what the others eat, strictest first. */
const eatenBy: Readonly<Record<'vegan' | 'vegetarian' | 'pescatarian', readonly Diet[]>> = {
  vegan: ['vegan'],
  vegetarian: ['vegan', 'vegetarian'],
  pescatarian: ['vegan', 'vegetarian', 'pescatarian'],
};

/** What each label is free of. Whoever leaves out nuts leaves out peanuts too. */
const freeOf: Readonly<Record<Exclude<DietLabel, keyof typeof eatenBy>, readonly Content[]>> = {
  'gluten-free': ['gluten'],
  'dairy-free': ['milk'],
  'nut-free': ['nut', 'peanut'],
  'pork-free': ['pork'],
  'alcohol-free': ['alcohol'],
};

/**
 * What a food may be called as it is usually made; nothing where the table does not tell what it holds. No promise about
 * the very plate: a kitchen may do otherwise, and traces are not known.
 */
export const dietLabelsOf = ({ diet, contains }: Pick<FoodRecord, 'diet' | 'contains'>): DietLabel[] => {
  if (diet == null || contains === undefined) return [];
  return dietLabels.filter((label) =>
    label in eatenBy
      ? eatenBy[label as keyof typeof eatenBy].includes(diet)
      : !freeOf[label as keyof typeof freeOf].some((content) => contains.includes(content)),
  );
};
