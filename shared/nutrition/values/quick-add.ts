import type { FoodMention } from '../parse/food-mention.ts';
import { energyItem, isPossibleEnergy } from './energy-item.ts';
import type { FoodItem } from './food-item.ts';

/** Returns an item for energy that is stated without a food: 'quick add 300 calories'. Empty if foods are mentioned. */
export const quickAdd = (mentions: readonly FoodMention[]): FoodItem[] => {
  const isFood = mentions.some(({ words, negated }) => words.length > 0 && !negated);
  const kcal = mentions.reduce((sum, { amount }) => sum + (amount.kilocalories ?? 0), 0);
  return isFood || !isPossibleEnergy(kcal) ? [] : [energyItem('Quick add', kcal)];
};
