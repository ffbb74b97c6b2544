import type { SaidFood } from './said-foods.ts';
import { isMeasured } from './text/amount.ts';

const isAmount = (food: SaidFood | undefined): boolean =>
  food !== undefined && food.words.length === 0 && isMeasured(food.amount);

/** Gives amounts that are told after the foods to them in turn: 'rice and fish, 154 g and 248 g respectively'. */
export const shareOut = (said: readonly SaidFood[]): SaidFood[] => {
  const at = said.findIndex(({ spoken }) => spoken.has('respectively'));
  if (at < 0) return [...said];
  const end = isAmount(said[at]) ? at + 1 : at;
  let start = end;
  while (isAmount(said[start - 1])) start -= 1;
  const amounts = said.slice(start, end).map(({ amount }) => amount);
  const foods = said.slice(0, start).filter(({ words, amount }) => words.length > 0 && !isMeasured(amount));
  if (amounts.length < 2 || foods.length < amounts.length) return [...said];
  const told = new Map(foods.slice(-amounts.length).map((food, place) => [food, amounts[place]]));
  const rest = [...said.slice(0, start), ...said.slice(Math.max(end, at + 1))];
  return rest.map((food) => ({ ...food, amount: told.get(food) ?? food.amount }));
};
