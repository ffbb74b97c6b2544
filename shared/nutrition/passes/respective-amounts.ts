import type { SaidFood } from '../parse/parse-meal.ts';
import { isMeasured } from '../parse/amount.ts';

const isAmount = (food: SaidFood | undefined): boolean =>
  food !== undefined && food.words.length === 0 && isMeasured(food.amount);

/** Handles amounts before the foods: '150 g AND 200 g OF rice and fish respectively'. */
const shareOutBefore = (said: readonly SaidFood[], at: number): SaidFood[] => {
  const first = said
    .slice(0, at + 1)
    .findLastIndex((food, place) => isAmount(food) && !isAmount(said[place - 1]));
  const named = said.slice(first).findIndex(({ words }) => words.length > 0) + first;
  const foods = said.slice(named, at + 1).filter(({ words }) => words.length > 0);
  const amounts = said.slice(first, named + 1).map(({ amount }) => amount);
  const isTold = first >= 0 && foods.length === amounts.length && amounts.every(isMeasured);
  if (!isTold || foods.slice(1).some(({ amount }) => isMeasured(amount))) return [...said];
  const told = foods.map((food, place) => ({ ...food, amount: amounts[place] ?? food.amount }));
  return [...said.slice(0, first), ...told, ...said.slice(at + 1)];
};

/** Assigns amounts after the foods to them in order: 'rice and fish, 154 g and 248 g respectively'. */
export const shareOut = (said: readonly SaidFood[]): SaidFood[] => {
  const at = said.findIndex(({ spoken }) => spoken.has('respectively'));
  if (at < 0) return [...said];
  const end = isAmount(said[at]) ? at + 1 : at;
  let start = end;
  while (isAmount(said[start - 1])) start -= 1;
  const amounts = said.slice(start, end).map(({ amount }) => amount);
  const foods = said.slice(0, start).filter(({ words, amount }) => words.length > 0 && !isMeasured(amount));
  if (amounts.length === 0) return shareOutBefore(said, at);
  if (amounts.length < 2 || foods.length < amounts.length) return [...said];
  const told = new Map(foods.slice(-amounts.length).map((food, place) => [food, amounts[place]]));
  const rest = [...said.slice(0, start), ...said.slice(Math.max(end, at + 1))];
  return rest.map((food) => ({ ...food, amount: told.get(food) ?? food.amount }));
};
