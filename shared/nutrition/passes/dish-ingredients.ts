import { headOf } from '../match/word-classes.ts';
import type { FoodMention } from '../parse/food-mention.ts';
import { isMeasured, isStated } from '../parse/amount.ts';
import { normalForm } from '../parse/normal-form.ts';

const made =
  /\b(?:(?:made|prepared|mixed|blended)(?:\s+(?:up\s+)?(?:of|from|out\s+of|with|using))?|out\s+of)$/i;

/** Dishes blended or cooked from their parts, and the base each one needs. */
const blends: readonly (readonly [dishes: ReadonlySet<string>, bases: ReadonlySet<string>])[] = (
  [
    [
      'shake milkshake proteinshake smoothy',
      'milk water juice yogurt kefir whey powder almondmilk oatmilk soymilk',
    ],
    ['porridge oatmeal oat', 'oat semolina oatmeal cornmeal millet'],
  ] as const
).map((pair) => pair.map((words) => new Set(words.split(' ').map(normalForm))) as [Set<string>, Set<string>]);

/** Powders that make a shake of water or milk. */
const powders: ReadonlySet<string> = new Set(['powder', 'whey', 'casein', 'protein'].map(normalForm));

/**
 * Returns whether a dish is described by two amounts after 'with': 'a protein shake with 2 scoops of whey and 300 ml
 * milk'.
 */
const isBlendOf = (food: FoodMention, behind: readonly FoodMention[]): boolean => {
  if (behind[0]?.link !== 'with' || isMeasured(food.amount) || food.amount.kilocalories !== null)
    return false;
  const next = behind.findIndex(
    ({ link, startsSentence, words, amount }, at) =>
      startsSentence ||
      words.length === 0 ||
      !isStated(amount) ||
      (at > 0 && link !== 'listed' && link !== 'with'),
  );
  const parts = next < 0 ? behind : behind.slice(0, next);
  const isPowder = parts.some(
    ({ words, amount }) => amount.portion === 'scoop' && words.some((word) => powders.has(word)),
  );
  return (
    (food.amount.count ?? 1) === 1 &&
    (parts.length > 1 || isPowder) &&
    parts.some(({ amount }) => isMeasured(amount) || amount.portion !== null) &&
    blends.some(
      ([dishes, bases]) =>
        dishes.has(headOf(food.words) ?? '') &&
        parts.some(({ words }) => words.some((word) => bases.has(word))),
    )
  );
};

const isTold = ({ amount, startsSentence, words }: FoodMention): boolean =>
  !startsSentence &&
  words.length > 0 &&
  isStated(amount) &&
  (!amount.article || amount.portion !== null || isMeasured(amount));

/** Returns whether a dish has no amount but two of its parts do: then the parts are logged. */
const isDescribedByParts = (food: FoodMention, parts: readonly (FoodMention | undefined)[]): boolean =>
  made.test(food.raw) &&
  food.words.length > 0 &&
  !isMeasured(food.amount) &&
  (food.amount.count ?? 1) === 1 &&
  food.amount.kilocalories === null &&
  parts.every((part) => part !== undefined && isTold(part));

/** Returns the first part of a dropped dish. It accounts for the words of the dish. */
const withDish = (part: FoodMention, { tokens }: FoodMention): FoodMention => ({
  ...part,
  link: 'listed',
  startsSentence: true,
  tokens: [...tokens, ...part.tokens],
});

/** Drops a dish whose parts have their own amounts: 'porridge MADE WITH 50 g oats and 200 ml milk'. */
export const keepDishIngredients = (mentions: readonly FoodMention[]): FoodMention[] => {
  const out: FoodMention[] = [];
  let left: FoodMention | null = null;
  for (const [at, food] of mentions.entries()) {
    const isParts =
      isDescribedByParts(food, [mentions[at + 1], mentions[at + 2]]) ||
      isBlendOf(food, mentions.slice(at + 1));
    if (isParts) left = food;
    else {
      out.push(left === null ? food : withDish(food, left));
      left = null;
    }
  }
  return out;
};
