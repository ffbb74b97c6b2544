import type { FoodMention } from '../parse/food-mention.ts';
import type { FoodItem } from './food-item.ts';
import { maxPer100g, unknownNutrients } from './nutrients.ts';
import { scaleNutrients } from './totals.ts';

/** Maximum energy of an entry without a food, kcal. */
const MAX_KCAL = 4_000;
const GRAMS = 100;

/** Returns an item for energy that is stated without a food: 'quick add 300 calories'. Empty if foods are mentioned. */
export const quickAdd = (mentions: readonly FoodMention[]): FoodItem[] => {
  const isFood = mentions.some(({ words, negated }) => words.length > 0 && !negated);
  const kcal = mentions.reduce((sum, { amount }) => sum + (amount.kilocalories ?? 0), 0);
  if (isFood || kcal <= 0 || kcal > MAX_KCAL) return [];
  const grams = Math.max(GRAMS, Math.ceil((kcal * 100) / maxPer100g.calories));
  const per100g = { ...unknownNutrients, calories: (kcal * 100) / grams };
  return [
    {
      name: 'Quick add',
      grams,
      record_id: null,
      source: 'user',
      confidence: 1,
      per_100_g: per100g,
      nutrients: scaleNutrients(per100g, grams),
    },
  ];
};
