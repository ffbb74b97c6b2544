import type { FoodIndex } from './food-index.ts';
import { splitNames } from './split-names.ts';
import { headOf } from './word-classes.ts';

/** A food of several that were named without separators. */
export interface FoodInRow {
  words: readonly string[];
  /** Lies on the food named before it: the avocado of 'avocado toast'. */
  onTop: boolean;
}

/** What carries the food named before it: 'avocado toast'. */
const carriers: ReadonlySet<string> = new Set(['toast', 'bagel', 'cracker', 'crispbread']);
/** Dishes that take up the foods named before them: 'beef mushroom soup' is one dish. */
const takesUp: ReadonlySet<string> = new Set(
  'soup stew salad sandwich wrap burrito pizza curry pasta cake pie juice smoothy tea yogurt icecream muffin hamburger taco omelette casserole bowl bread cooky'.split(
    ' ',
  ),
);

/** These take up no other dish: 'bacon orange juice' is no juice of bacon, 'a big mac fries' two foods. */
const apart: ReadonlySet<string> = new Set('juice latte cola fry'.split(' '));

/** Several foods in a row, and the words between that name none. */
export interface Row {
  foods: FoodInRow[];
  unknown: string[];
}

const plain = (words: readonly string[]): FoodInRow => ({ words, onTop: false });

/**
 * The foods that words without separators name, 'eggs bacon toast'; null where they are one name. A name right before an
 * unknown word belongs to it: 'mushroom' of 'mushroom blorp'.
 * @param plurals words that stand in the plural: 'eggs toast' are two foods, 'egg noodles' are one
 * @param match words of the one food that fits all of them best
 */
export const foodsInRow = (
  words: readonly string[],
  plurals: ReadonlySet<string>,
  index: FoodIndex,
  match: ReadonlySet<string>,
): Row | null => {
  const runs = splitNames(words, index);
  const known = runs.filter((run) => run.known);
  const [first, second] = known;
  if (first === undefined || second === undefined) return null;
  const head = headOf(words) ?? '';
  const isWhole = known.length === runs.length;
  if (isWhole && known.length === 2 && carriers.has(head)) {
    return { foods: [plain(second.words), { words: first.words, onTop: true }], unknown: [] };
  }
  const isNamed = (known.at(-1)?.words.length ?? 0) > 1 || head === 'fry';
  const isLost =
    isWhole && isNamed && apart.has(head) && known.some((run) => !run.words.some((word) => match.has(word)));
  const several = known.length > 2 || first.words.some((word) => plurals.has(word));
  if (!isLost && (!several || takesUp.has(head))) return null;
  const lost = runs.map((run, at) => !run.known || runs[at + 1]?.known === false);
  return {
    foods: runs.filter((_, at) => lost[at] === false).map((run) => plain(run.words)),
    unknown: runs.filter((_, at) => lost[at] === true).flatMap((run) => run.words),
  };
};
