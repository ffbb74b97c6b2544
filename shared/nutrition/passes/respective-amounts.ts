import type { FoodMention } from '../parse/food-mention.ts';
import { isMeasured } from '../parse/amount.ts';

const isAmount = (food: FoodMention | undefined): boolean =>
  food !== undefined && food.words.length === 0 && isMeasured(food.amount);

/** Handles amounts before the foods: '150 g AND 200 g OF rice and fish respectively'. */
const shareOutBefore = (mentions: readonly FoodMention[], at: number): FoodMention[] => {
  const first = mentions
    .slice(0, at + 1)
    .findLastIndex((food, place) => isAmount(food) && !isAmount(mentions[place - 1]));
  const named = mentions.slice(first).findIndex(({ words }) => words.length > 0) + first;
  const foods = mentions.slice(named, at + 1).filter(({ words }) => words.length > 0);
  const amounts = mentions.slice(first, named + 1).map(({ amount }) => amount);
  const isTold = first >= 0 && foods.length === amounts.length && amounts.every(isMeasured);
  if (!isTold || foods.slice(1).some(({ amount }) => isMeasured(amount))) return [...mentions];
  const withAmounts = foods.map((food, place) => ({ ...food, amount: amounts[place] ?? food.amount }));
  return [...mentions.slice(0, first), ...withAmounts, ...mentions.slice(at + 1)];
};

/** Assigns amounts after the foods to them in order: 'rice and fish, 154 g and 248 g respectively'. */
export const assignRespectiveAmounts = (mentions: readonly FoodMention[]): FoodMention[] => {
  const at = mentions.findIndex(({ spoken }) => spoken.has('respectively'));
  if (at < 0) return [...mentions];
  const end = isAmount(mentions[at]) ? at + 1 : at;
  let start = end;
  while (isAmount(mentions[start - 1])) start -= 1;
  const amounts = mentions.slice(start, end).map(({ amount }) => amount);
  const foods = mentions
    .slice(0, start)
    .filter(({ words, amount }) => words.length > 0 && !isMeasured(amount));
  if (amounts.length === 0) return shareOutBefore(mentions, at);
  if (amounts.length < 2 || foods.length < amounts.length) return [...mentions];
  const withAmounts = new Map(foods.slice(-amounts.length).map((food, place) => [food, amounts[place]]));
  const rest = [...mentions.slice(0, start), ...mentions.slice(Math.max(end, at + 1))];
  return rest.map((food) => ({ ...food, amount: withAmounts.get(food) ?? food.amount }));
};
