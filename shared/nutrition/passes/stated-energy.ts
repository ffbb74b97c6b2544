import { type Amount, isMeasured } from '../parse/amount.ts';
import type { FoodMention } from '../parse/food-mention.ts';
import { totals } from './total-weight.ts';

/** Words that state the values of a whole meal. */
const ofMeal: readonly string[] = [...totals, 'meal', 'lunch', 'dinner', 'breakfast'];

/** Returns whether a mention only states values: '250 calories', '30 g protein', '350 kcal ON THE PACK'. */
const isStatement = ({ amount, words, namesFood }: FoodMention): boolean =>
  (amount.kilocalories !== null || amount.nutrients !== null) &&
  (words.length === 0 || namesFood === false) &&
  !isMeasured(amount);

/** Adds stated values to an amount: '160 calories EACH' counts for each piece. */
const withValues = (before: Amount, { kilocalories, nutrients, each }: Amount): Amount => ({
  ...before,
  kilocalories:
    kilocalories === null
      ? before.kilocalories
      : kilocalories * (each && before.count !== null && !before.article ? before.count : 1),
  nutrients: nutrients ?? before.nutrients,
});

/** Gives separately stated values to the food before them: 'a sandwich, 250 calories'. Drops those of a whole meal. */
export const assignStatedEnergy = (mentions: readonly FoodMention[]): FoodMention[] => {
  const out: FoodMention[] = [];
  for (const food of mentions) {
    const before = out.at(-1);
    if (!isStatement(food)) out.push(food);
    else if (before !== undefined && food.amount.count === null && !isOfMeal(food, out))
      out[out.length - 1] = {
        ...before,
        amount: withValues(before.amount, food.amount),
        tokens: [...before.tokens, ...food.tokens],
      };
  }
  return out;
};

/** Returns whether values after several foods are those of all: 'eggs, toast and jam, 500 calories TOTAL'. */
const isOfMeal = ({ spoken, startsSentence }: FoodMention, before: readonly FoodMention[]): boolean =>
  before.length > 1 && (startsSentence || ofMeal.some((word) => spoken.has(word)));

/** Returns the energy that is stated for the whole meal, kcal, or null. */
export const mealEnergy = (mentions: readonly FoodMention[]): number | null => {
  const foods = mentions.filter(({ words, namesFood }) => words.length > 0 && namesFood !== false);
  const [first, last] = [mentions[0], mentions.at(-1)];
  if (foods.length === 0 || first === undefined || last === undefined) return null;
  // 'Lunch was 650 calories, chicken wrap': a weighed food keeps its weight.
  const isOpen = foods.length > 1 || foods.every(({ amount }) => !isMeasured(amount));
  if (isStatement(first)) return isOpen ? first.amount.kilocalories : null;
  if (foods.length === 1) return null;
  const before = mentions.slice(0, -1);
  return isStatement(last) && isOfMeal(last, before) ? last.amount.kilocalories : null;
};
