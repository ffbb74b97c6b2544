import type { FoodIndex } from './food-index.ts';
import { type FoodMatch, matchWords, turnedByWords } from './match-words.ts';
import { headOf } from './modifiers.ts';
import { respell } from './respell.ts';
import type { Speller } from './spelling.ts';
import { type NameRun, splitNames } from './split-names.ts';

/** A food that words name. */
export interface NamedFood {
  match: FoodMatch;
  words: readonly string[];
  /** Lies on the food named before it: the cheese of 'cheese toast'. */
  onTop: boolean;
}

export interface Resolved {
  foods: NamedFood[];
  /** Words that no food was found for. */
  unknown: string[];
}

/** What carries the food named before it: 'avocado toast'. */
const carriers: ReadonlySet<string> = new Set(['toast', 'bagel', 'cracker', 'crispbread']);
/** Dishes that take up the foods named before them: 'beef mushroom soup' is one dish. */
const takesUp: ReadonlySet<string> = new Set(
  'soup stew salad sandwich wrap burrito pizza curry pasta cake pie juice smoothy tea yogurt icecream muffin burger taco omelette casserole bowl'.split(
    ' ',
  ),
);

const named = (match: FoodMatch, words: readonly string[], onTop = false): NamedFood => ({
  match,
  words,
  onTop,
});

const foodOfRun = (index: FoodIndex, trust: number, run: NameRun, onTop = false): NamedFood[] => {
  const match = matchWords(index, run.words);
  return match === null ? [] : [named({ ...match, score: match.score * trust }, run.words, onTop)];
};

/** Several names in a row; a name right before an unknown word belongs to it, 'mushroom' of 'mushroom blorp'. */
const foodsInRow = (index: FoodIndex, trust: number, runs: readonly NameRun[]): Resolved => {
  const lost = runs.map((run, at) => !run.known || runs[at + 1]?.known === false);
  return {
    foods: runs.flatMap((run, at) => (lost[at] === true ? [] : foodOfRun(index, trust, run))),
    unknown: runs.flatMap((run, at) => (lost[at] === true ? run.words : [])),
  };
};

/**
 * The foods that the words of one phrase name, mostly one. Words without separators may name several.
 * @param plurals words that stand in the plural: 'eggs toast' are two foods, 'egg noodles' are one
 */
export const resolveNames = (
  phrase: readonly string[],
  plurals: ReadonlySet<string>,
  index: FoodIndex,
  speller: Speller,
): Resolved => {
  const { words, trust } = respell(phrase, index, speller);
  const match = matchWords(index, words);
  const whole = match === null ? [] : [named({ ...match, score: match.score * trust }, words)];
  if (match?.score === 1) return { foods: whole, unknown: [] };
  const runs = splitNames(words, index);
  const known = runs.filter((run) => run.known);
  const [first, second] = known;
  const head = headOf(words) ?? '';
  const several = (): boolean => known.length > 2 || first?.words.some((word) => plurals.has(word)) === true;
  if (first !== undefined && second !== undefined && known.length === runs.length) {
    if (known.length === 2 && carriers.has(head)) {
      return {
        foods: [...foodOfRun(index, trust, second), ...foodOfRun(index, trust, first, true)],
        unknown: [],
      };
    }
    if (several() && !takesUp.has(head)) return foodsInRow(index, trust, runs);
  }
  if (match !== null) return { foods: whole, unknown: [] };
  const isRow = known.length > 1 && (several() || !turnedByWords.has(head));
  return isRow ? foodsInRow(index, trust, runs) : { foods: [], unknown: words };
};
