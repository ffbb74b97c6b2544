import { findDishOfFillings, isAbsorbing, isFilling } from './dish-fillings.ts';
import type { FoodMention } from '../../parse/food-mention.ts';
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

/** Returns whether an amount alone follows a food without one: 'rice, about 200 g'. */
const isAmountOf = (before: readonly FoodMention[], food: FoodMention): boolean =>
  food.words.length === 0 && isStated(food.amount) && !before.some(({ amount }) => isMeasured(amount));

/** Returns whether a part only describes, after a comma: 'a pork chop, breaded and fried'. */
const isDescription = ({ words, amount, startsSentence }: FoodMention): boolean =>
  !startsSentence && words.length > 0 && !isStated(amount) && words.every((word) => weightOf(word) < ROUGH);

/** 'Rice and fried rice' are two foods, because one contains all words of the other. */
const isRepeated = (before: readonly FoodMention[], food: FoodMention): boolean => {
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

/** Returns whether all parts are listed and none is attached, unlike in 'stew with carrots and some gravy'. */
const isListedAlone = (before: readonly FoodMention[], food: FoodMention): boolean =>
  [...before.slice(1), food].every(({ link }) => link === 'listed');

/** Returns the cost of an article, which starts a new food, but less so after 'in': 'sausage in A bun'. */
const costOfArticle = ({ amount, link }: FoodMention): number => {
  if (!isStated(amount)) return 0;
  return link === 'in' || link === 'or' ? weights.joinArticleIn : weights.joinArticle;
};

/** Portions of additions, which are measured on their own: 'coffee with A SPLASH OF milk'. */
const additions: ReadonlySet<string> = new Set(['splash', 'topping', 'tsp', 'tbsp']);

const isAddition = ({ link, amount: { portion } }: FoodMention): boolean =>
  link === 'with' && portion !== null && additions.has(portion);

const costOfPart = (before: readonly FoodMention[], food: FoodMention, byMass: boolean): number | null => {
  if (food.negated) return -1;
  if (isAmountOf(before, food)) return -1;
  if (isDescription(food)) return -1;
  if (food.startsSentence || isRepeated(before, food)) return null;
  // In 'rice with zorgle' the unknown word is kept separate.
  if (food.unknown === true && food.link === 'with') return null;
  const { amount } = food;
  // In a list 'a cup of rice' is an amount like 'two cups', but 'a bun' is not.
  const isPart = amount.article && !(food.link === 'listed' && amount.portion !== null);
  const isFree = amount.count === null || isPart;
  const taken = before.some(({ amount: each }) => isStated(each) && !(each.article && each.portion === null));
  // In 'a cup of rice and some peas' the amount does not apply to the peas.
  if (taken && food.some === true && isListedAlone(before, food)) return null;
  if (isMeasured(amount) && (taken || !(food.trailing || food.link === 'within'))) return null;
  if (!isMeasured(amount) && ((!isFree && (taken || !food.trailing)) || isAddition(food))) return null;
  const cost = costOfLink(food.link) + (food.afterBreak ? weights.joinFresh : 0) + costOfArticle(food);
  return byMass && !isStated(amount) && !food.afterBreak ? cost - weights.withoutMass / 2 : cost;
};

/** Returns the cost of adding a part to the food of the previous parts, or null if impossible. */
export const groupingCost = (
  before: readonly FoodMention[],
  food: FoodMention,
  byMass: boolean,
): number | null => {
  const cost = costOfPart(before, food, byMass);
  const isTaken = isFilling(food) && !isStated(food.amount) && isAbsorbing([...before, food]);
  if (cost !== null && findDishOfFillings([...before, food]) !== null) return weights.joinWithin;
  return cost !== null && isTaken ? weights.joinAbsorbed : cost;
};
