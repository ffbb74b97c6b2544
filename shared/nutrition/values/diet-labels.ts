import type { Content, Diet, FoodRecord } from '../table/food-record.ts';

/** Dietary labels in display order. */
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

/** Which diets suit each label, strictest first. */
const eatenBy: Readonly<Record<'vegan' | 'vegetarian' | 'pescatarian', readonly Diet[]>> = {
  vegan: ['vegan'],
  vegetarian: ['vegan', 'vegetarian'],
  pescatarian: ['vegan', 'vegetarian', 'pescatarian'],
};

/** What each label excludes. Nut-free also excludes peanuts. */
const freeOf: Readonly<Record<Exclude<DietLabel, keyof typeof eatenBy>, readonly Content[]>> = {
  'gluten-free': ['gluten'],
  'dairy-free': ['milk'],
  'nut-free': ['nut', 'peanut'],
  'pork-free': ['pork'],
  'alcohol-free': ['alcohol'],
};

/**
 * Returns the dietary labels of a food's usual preparation, or none if its contents are unknown. Not a guarantee for a
 * specific meal: recipes vary, and traces are unknown.
 */
export const dietLabelsOf = ({ diet, contains }: Pick<FoodRecord, 'diet' | 'contains'>): DietLabel[] => {
  if (diet == null || contains === undefined) return [];
  return dietLabels.filter((label) =>
    label in eatenBy
      ? eatenBy[label as keyof typeof eatenBy].includes(diet)
      : !freeOf[label as keyof typeof freeOf].some((content) => contains.includes(content)),
  );
};
