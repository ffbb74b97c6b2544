import type { MealType } from '../../../food-entries/meal-type.ts';
import type { Measure } from '../../../facts/measure.ts';

const patterns: readonly (readonly [pattern: RegExp, measures: readonly Measure[]])[] = [
  [/\b(?:macros?|macro ?nutrients?)\b/, ['protein', 'carbs', 'fat']],
  [/\b(?:calories|calorie|energy|kilojoules?|kj)\b/, ['calories']],
  [/\bprotein\b/, ['protein']],
  [/\bcarbs\b/, ['carbs']],
  [/\b(?:fat|lipids?)\b/, ['fat']],
  [/\b(?:fiber|roughage)\b/, ['fiber']],
  [/\bsugar(?:y|ed)?\b/, ['sugar']],
  [/\b(?:sodium|salt|salty)\b/, ['sodium']],
  [/\b(?:water|fluids?|hydration|hydrated|how much (?:did|have) i (?:drink|drunk|drank))\b/, ['water']],
  [
    /\b(?:meals|entries|number of meals|things did i log|how many times (?:did|have) i (?:eat|eaten|log|logged))\b/,
    ['meals'],
  ],
];

/** Phrases that contain the name of a measure but mean something else. */
const otherwise =
  /\b(?:body fat|fat loss|burn(?:ing)? fat|fat burn\w*|(?:lose|losing|get|getting|be|am i|i am|too) fat|blood sugar|sugar free|fat free|low fat|full fat|protein (?:powder|bars?|shakes?)|energy (?:drinks?|bars?)|salt(?:ed)? (?:caramel|peanuts|butter))\b/g;

/** Returns the measures in a text, in order. */
export const measuresIn = (text: string): Measure[] => {
  const plain = text.replace(otherwise, (found) => ' '.repeat(found.length));
  const found = patterns
    .map(([pattern, measures]) => ({ at: plain.search(pattern), measures }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return [...new Set(found.flatMap(({ measures }) => measures))];
};

/** Returns the meal in a text, or null. */
export const mealIn = (text: string): MealType | null =>
  (/\b(breakfast|lunch|dinner|snack)\b/.exec(text)?.[1] as MealType | undefined) ?? null;
