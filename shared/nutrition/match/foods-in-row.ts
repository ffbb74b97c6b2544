import type { FoodIndex } from './food-index.ts';
import { splitNames } from './split-names.ts';
import { headOf } from './word-classes.ts';

/** One of several foods named without separators. */
interface FoodInRow {
  words: readonly string[];
  /** Whether the previous food is on top of it: the toast of 'avocado toast'. */
  onTop: boolean;
}

/** Foods that carry the previous one: 'avocado toast'. */
const carriers: ReadonlySet<string> = new Set(['toast', 'bagel', 'cracker', 'crispbread']);
/** Dishes that include the foods named before them: 'beef mushroom soup' is one dish. */
const takesUp: ReadonlySet<string> = new Set(
  'soup stew salad sandwich wrap burrito pizza curry pasta cake pie juice smoothy tea yogurt icecream muffin hamburger taco omelette casserole bowl bread cooky'.split(
    ' ',
  ),
);

/** Dishes that do not include another dish: 'bacon orange juice' and 'a big mac fries' are two foods each. */
const splitCompound: ReadonlySet<string> = new Set('juice latte cola fry'.split(' '));

/** Several foods in a row, and the words between them that do not name any. */
export interface Row {
  foods: FoodInRow[];
  unknown: string[];
}

const plain = (words: readonly string[]): FoodInRow => ({ words, onTop: false });

/**
 * Splits words without separators into foods: 'eggs bacon toast'. Returns null if they are a single name. A name right
 * before an unknown word belongs to it: 'mushroom' in 'mushroom blorp'.
 * @param plurals words in the plural: 'eggs toast' are two foods, 'egg noodles' one
 * @param match words of the single food that fits all of them best
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
  // 'Cashew milk chai latte' is one drink, which the table may lack.
  if (head === 'latte' && first.words.includes('milk')) return null;
  const isNamed = (known.at(-1)?.words.length ?? 0) > 1 || head === 'fry';
  const isLost =
    isWhole &&
    isNamed &&
    splitCompound.has(head) &&
    known.some((run) => !run.words.some((word) => match.has(word)));
  const several = known.length > 2 || first.words.some((word) => plurals.has(word));
  if (!isLost && (!several || takesUp.has(head))) return null;
  const lost = runs.map((run, at) => !run.known || runs[at + 1]?.known === false);
  return {
    foods: runs.filter((_, at) => lost[at] === false).map((run) => plain(run.words)),
    unknown: runs.filter((_, at) => lost[at] === true).flatMap((run) => run.words),
  };
};
