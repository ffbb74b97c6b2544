import { isMeasured } from '../parse/amount.ts';
import type { FoodMention } from '../parse/food-mention.ts';

/** Gives separately stated energy to the food before it: 'a sandwich, 250 calories'. Drops the energy of a whole meal. */
export const assignStatedEnergy = (mentions: readonly FoodMention[]): FoodMention[] => {
  const out: FoodMention[] = [];
  for (const food of mentions) {
    const { kilocalories, count } = food.amount;
    const before = out.at(-1);
    // In '350 calories ON THE PACK' no word names a food.
    const isFood = food.words.length > 0 && food.namesFood !== false;
    if (kilocalories === null || isFood || isMeasured(food.amount)) out.push(food);
    else if (before !== undefined && !food.startsSentence && count === null)
      out[out.length - 1] = { ...before, amount: { ...before.amount, kilocalories } };
  }
  return out;
};
