import type { SaidFood } from './said-foods.ts';
import { isMeasured, isStated } from './text/amount.ts';

const made =
  /\b(?:(?:made|prepared|mixed|blended)(?:\s+(?:up\s+)?(?:of|from|out\s+of|with|using))?|out\s+of)$/i;

const isTold = ({ amount, begins, words }: SaidFood): boolean =>
  !begins &&
  words.length > 0 &&
  isStated(amount) &&
  (!amount.article || amount.portion !== null || isMeasured(amount));

/** A dish of which nobody says how much, but of two of its parts: the parts are what is eaten. */
const isToldByParts = (food: SaidFood, parts: readonly (SaidFood | undefined)[]): boolean =>
  made.test(food.raw) &&
  food.words.length > 0 &&
  !isMeasured(food.amount) &&
  (food.amount.count ?? 1) === 1 &&
  food.amount.kilocalories === null &&
  parts.every((part) => part !== undefined && isTold(part));

/** Leaves out a dish whose parts are told with their amounts: 'porridge MADE WITH 50 g oats and 200 ml milk'. */
export const takeParts = (said: readonly SaidFood[]): SaidFood[] => {
  const out: SaidFood[] = [];
  let isLeft = false;
  for (const [at, food] of said.entries()) {
    if (isToldByParts(food, [said[at + 1], said[at + 2]])) isLeft = true;
    else {
      out.push(isLeft ? { ...food, link: 'listed', begins: true } : food);
      isLeft = false;
    }
  }
  return out;
};
