import { isMeasured } from '../parse/amount.ts';
import type { FoodMention } from '../parse/food-mention.ts';
import type { ParsedMeal } from '../parse/parse-meal.ts';

const again: ReadonlySet<string> = new Set(['same', 'leftover']);

/** Returns whether a meal names no food but refers to the one before: 'dinner = THE SAME again'. */
const isRepeated = ({ mentions }: ParsedMeal): boolean =>
  mentions.every(({ words }) => words.length === 0) &&
  mentions.some(({ spoken }) => [...again].some((word) => spoken.has(word)));

/** Copies the foods of a meal; a stated weight replaces that of the first one. */
const repeat = (before: readonly FoodMention[], mentions: readonly FoodMention[]): FoodMention[] => {
  const measured = mentions.find(({ amount }) => isMeasured(amount))?.amount;
  const tokens = mentions.flatMap((mention) => mention.tokens);
  return before.map((food, at) => ({
    ...food,
    ...(at === 0 && { tokens }),
    ...(at > 0 && { tokens: [] }),
    amount: at === 0 && measured !== undefined ? measured : food.amount,
  }));
};

/** Fills in meals that repeat the one before: 'lunch = chicken 300g, dinner = the same again 250g'. */
export const repeatMeals = (meals: readonly ParsedMeal[]): ParsedMeal[] => {
  const out: ParsedMeal[] = [];
  for (const meal of meals) {
    const before = out.findLast(({ mentions }) => mentions.some(({ words }) => words.length > 0));
    out.push(
      before !== undefined && isRepeated(meal)
        ? { ...meal, mentions: repeat(before.mentions, meal.mentions) }
        : meal,
    );
  }
  return out;
};
