import { dishHolding, isAbsorbing, isFilling } from './dish-fillings.ts';
import type { SaidFood } from '../../parse/parse-meal.ts';
import { isMeasured, isStated } from '../../parse/amount.ts';
import type { Link } from '../../parse/split-segments.ts';
import { ROUGH, weightOf } from '../word-classes.ts';
import { weights } from '../scoring-weights.ts';

const costOfLink = (link: Link): number =>
  ({
    or: weights.joinOr,
    within: weights.joinWithin,
    in: weights.joinIn,
    with: weights.joinWith,
    listed: weights.joinListed,
  })[link];

/** An amount that stands alone behind a food without one: 'rice, about 200 g'. */
const isAmountOf = (before: readonly SaidFood[], food: SaidFood): boolean =>
  food.words.length === 0 && isStated(food.amount) && !before.some(({ amount }) => isMeasured(amount));

/** Words that only describe, after a comma: 'a pork chop, breaded and fried'. */
const isDescription = ({ words, amount, begins }: SaidFood): boolean =>
  !begins && words.length > 0 && !isStated(amount) && words.every((word) => weightOf(word) < ROUGH);

/** 'Rice and fried rice' are two foods: one has all the words of the other. */
const isRepeated = (before: readonly SaidFood[], food: SaidFood): boolean => {
  if (before.some(({ link }, at) => at > 0 && link !== 'listed')) return false;
  const said = new Set(before.flatMap(({ words }) => words));
  const more = new Set(food.words);
  return (
    food.link === 'listed' &&
    more.size > 0 &&
    said.size > 0 &&
    (food.words.every((word) => said.has(word)) || [...said].every((word) => more.has(word)))
  );
};

/** Nothing of it hangs on anything: 'stew with carrots and some gravy' does. */
const isListedAlone = (before: readonly SaidFood[], food: SaidFood): boolean =>
  [...before.slice(1), food].every(({ link }) => link === 'listed');

/** An article begins a new food, less so behind 'in': 'sausage in A bun'. */
const costOfArticle = ({ amount, link }: SaidFood): number => {
  if (!isStated(amount)) return 0;
  return link === 'in' || link === 'or' ? weights.joinArticleIn : weights.joinArticle;
};

/** What is put onto a food or into a drink by these is measured for itself: 'coffee with A SPLASH OF milk'. */
const additions: ReadonlySet<string> = new Set(['splash', 'topping', 'tsp', 'tbsp']);

const isAddition = ({ link, amount: { portion } }: SaidFood): boolean =>
  link === 'with' && portion !== null && additions.has(portion);

const costOfPart = (before: readonly SaidFood[], food: SaidFood, byMass: boolean): number | null => {
  if (food.negated) return -1;
  if (isAmountOf(before, food)) return -1;
  if (isDescription(food)) return -1;
  if (food.begins || isRepeated(before, food)) return null;
  // 'Rice with zorgle': what nobody knows is told apart.
  if (food.unknown === true && food.link === 'with') return null;
  const { amount } = food;
  // In a list 'a cup of rice' is as much an amount as 'two cups'; 'a bun' is none.
  const isPart = amount.article && !(food.link === 'listed' && amount.portion !== null);
  const isFree = amount.count === null || isPart;
  const taken = before.some(({ amount: each }) => isStated(each) && !(each.article && each.portion === null));
  // 'A cup of rice and some peas': what is measured is told without the rest.
  if (taken && food.some === true && isListedAlone(before, food)) return null;
  if (isMeasured(amount) && (taken || !(food.trailing || food.link === 'within'))) return null;
  if (!isMeasured(amount) && ((!isFree && (taken || !food.trailing)) || isAddition(food))) return null;
  const cost = costOfLink(food.link) + (food.fresh ? weights.joinFresh : 0) + costOfArticle(food);
  return byMass && !isStated(amount) && !food.fresh ? cost - weights.withoutMass / 2 : cost;
};

/** Whether a part may belong to the food that the parts before it name, and what that costs; null: never. */
export const costOfJoining = (
  before: readonly SaidFood[],
  food: SaidFood,
  byMass: boolean,
): number | null => {
  const cost = costOfPart(before, food, byMass);
  const isTaken = isFilling(food) && !isStated(food.amount) && isAbsorbing([...before, food]);
  if (cost !== null && dishHolding([...before, food]) !== null) return weights.joinWithin;
  return cost !== null && isTaken ? weights.joinAbsorbed : cost;
};
