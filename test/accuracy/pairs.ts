import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { contentWords } from '#shared/nutrition/parse/content-words.ts';
import type { TrueItem } from './meal-row.ts';

/** Returns the similarity of a true food and an item: common words, then carbohydrate. */
const likenessOf = (words: ReadonlySet<string>, one: TrueItem, item: FoodItem): number => {
  const shared = contentWords(item.name).filter((word) => words.has(word)).length;
  const carbs = ((item.per_100_g.carbs ?? 0) * item.grams) / 100;
  const energy = ((item.per_100_g.calories ?? 0) * item.grams) / 100;
  const far =
    Math.abs(carbs - one.carb) / (carbs + one.carb + 1) +
    Math.abs(energy - one.energy) / (energy + one.energy + 1);
  return shared - far;
};

/** Pairs true foods with items, most similar first, each once. */
export const pairsOf = (truth: readonly TrueItem[], items: readonly FoodItem[]): [TrueItem, FoodItem][] => {
  const all = truth.flatMap((one) => {
    const words = new Set(contentWords(one.food));
    return items.map((item) => ({ one, item, likeness: likenessOf(words, one, item) }));
  });
  const pairs: [TrueItem, FoodItem][] = [];
  for (const { one, item } of all.sort((left, right) => right.likeness - left.likeness)) {
    if (!pairs.some(([food, other]) => food === one || other === item)) pairs.push([one, item]);
  }
  return pairs;
};
