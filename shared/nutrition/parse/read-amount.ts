import { type Amount, isStated, noAmount } from './amount.ts';
import { isEachWord, isFiller, startsTail } from './vocabulary/filler-words.ts';
import type { NumberToken, WordToken } from './tokenize.ts';
import { sizeOf } from './vocabulary/sizes.ts';
import { OUNCE_G, unitOf } from './vocabulary/units.ts';

/** A parsed segment: an amount, and the words that name the food. */
export interface Reading {
  amount: Amount;
  words: string[];
  /** The plural words. */
  plurals: ReadonlySet<string>;
  /** Words that may or may not belong to the name: units after it, and the text after 'from'. */
  extra: string[];
  /** Whether the amount comes after the food: 'rice weighing 80 g', 'mac and cheese 1 cup'. */
  trailing: boolean;
  /** All words of the segment, including units and sizes. */
  spoken: ReadonlySet<string>;
}

type Part = WordToken | NumberToken;
/** Returns whether words in this order are a food's name. */
type IsName = (words: readonly string[]) => boolean;

const wordOf = (part: Part | undefined): string => (part?.kind === 'word' ? part.text : '');

/** A larger number with decimals is not a count but grams without a unit: '60.4 potatoes'. */
const MAX_FRACTIONAL_COUNT = 10;

/** Parts after a food: '3 strawberry HALVES'. */
const PARTS = /^(?:halves|quarters|thirds)$/i;

/** Maximum number of words in a food's name. */
const MAX_NAME_WORDS = 8;

/** In 'two florets FOR the baby' the food ends before it. */
const PURPOSE = 'for';

/** Returns the food words from a position on, up to the maximum length of a name. */
const foodWords = (parts: readonly Part[], from: number): string[] => {
  const words: string[] = [];
  for (let at = from; at < parts.length && words.length < MAX_NAME_WORDS; at += 1) {
    const word = wordOf(parts[at]);
    if (words.length > 0 && word === PURPOSE) break;
    if (word !== '' && !isFiller(word)) words.push(word);
  }
  return words;
};

/** A reading in progress. */
interface Draft {
  amount: Amount;
  words: string[];
  plurals: Set<string>;
  extra: string[];
  spoken: Set<string>;
  trailing: boolean;
  /** Whether it is after 'from' or similar, which no longer names the food. */
  tail: boolean;
}

/** Parses a mass or volume. After a count and before the food it applies to each: '2 x 330 ml'. */
const takeMeasure = (draft: Draft, value: number, word: string): boolean => {
  const { amount, words } = draft;
  const unit = unitOf(word);
  if (unit === null || unit.kind === 'portion') return false;
  if (amount.count !== null && !amount.article && words.length === 0 && amount.portion === null)
    amount.each = true;
  if (unit.kind === 'mass') {
    amount.grams = value * unit.grams;
    amount.ounces = unit.grams === OUNCE_G;
  } else amount.millilitres = value * unit.millilitres;
  draft.trailing = words.length > 0;
  return true;
};

/** Parses a number with its unit of measure, if any. Returns the number of parts used. */
const takeNumber = (draft: Draft, number: NumberToken, next: Part | undefined): 1 | 2 => {
  if (number.energy === true) {
    if (number.nutrients !== undefined)
      draft.amount.nutrients = { ...draft.amount.nutrients, ...number.nutrients };
    if (Number.isNaN(number.value)) return 1;
    const isOfEach = draft.words.length === 0 && draft.amount.portion === null;
    draft.amount.kilocalories = number.value * (isOfEach ? (draft.amount.count ?? 1) : 1);
    return 1;
  }
  if (takeMeasure(draft, number.value, wordOf(next))) return 2;
  if (
    !Number.isInteger(number.value) &&
    number.value > MAX_FRACTIONAL_COUNT &&
    !/[\s/½¼¾⅓⅔⅛–-]/.test(number.raw)
  ) {
    draft.amount.grams ??= number.value;
    return 1;
  }
  if (draft.amount.count !== null && draft.words.length > 0 && PARTS.test(number.raw)) {
    draft.amount.count *= number.value;
    return 1;
  }
  if (draft.amount.count === null || (draft.amount.article && draft.amount.portion === null)) {
    draft.amount.count = number.value;
    draft.amount.article = number.article;
    draft.trailing = draft.words.length > 0;
  }
  return 1;
};

/** The context of a unit: 'a cup OF', '2 cups'. */
interface Beside {
  ofFollows: boolean;
  isNumbered: boolean;
}

/**
 * Parses a unit before the food ('a CUP of rice'), after it ('2 pizza SLICES') or alone ('on my PLATE').
 * @param rest the word and the food words after it
 */
const takeUnit = (
  draft: Draft,
  rest: readonly string[],
  { ofFollows, isNumbered }: Beside,
  isName: IsName,
): boolean => {
  const { amount, words } = draft;
  const [word = ''] = rest;
  const unit = unitOf(word);
  if (unit === null) return false;
  const isOnly = rest.length === 1;
  if (ofFollows && unit.kind === 'portion' && amount.count !== null && rest.length > 1) {
    // The words between the number and 'box of' describe the box: 'a juice BOX of fruit drink'.
    draft.extra.push(...words.splice(0));
    amount.portion = unit.portion;
    return true;
  }
  if (words.length > 0) {
    if (!isOnly || unit.kind !== 'portion' || isName([...words, word])) return false;
    amount.portion ??= unit.portion;
    if (!isNumbered) draft.extra.push(word);
    return true;
  }
  const startsName = isName(rest) || isName(rest.slice(0, 2));
  if (!ofFollows && (startsName || !isStated(amount))) return isOnly && !startsName;
  if (unit.kind === 'portion') {
    amount.portion ??= unit.portion;
    amount.count ??= 1;
  } else takeMeasure(draft, amount.count ?? 1, word);
  return true;
};

/** Sizes that are also parts of names: 'restaurant KIDS macaroni'. */
const forChildren: ReadonlySet<string> = new Set(['kid', 'child', 'childs']);

/** Parses a size, or 'whole' in 'the whole pizza', unless it starts a food's name. */
const takeSize = (draft: Draft, rest: readonly string[], isName: IsName): boolean => {
  const [word = ''] = rest;
  const size = sizeOf(word);
  const isWhole = word === 'whole' && draft.words.length === 0;
  const isForChild = size !== null && forChildren.has(word) && draft.words.length > 0;
  if ((size === null && !isWhole) || isForChild || isName(rest) || isName(rest.slice(0, 2))) return false;
  if (isWhole) draft.amount.count ??= 1;
  else draft.amount.size = size;
  return true;
};

/** 'Two sugars' means two spoonfuls. */
const isSpoonful = ({ amount, words, plurals }: Draft): boolean =>
  amount.count !== null && amount.portion === null && words.at(-1) === 'sugar' && plurals.has('sugar');

/**
 * Parses the amount and the food words of a segment: '2 large slices of pizza', 'chicken breast 200 g', 'half an
 * avocado', '3 meatballs of 30 g each', 'a 330 ml can of cola'.
 */
export const readAmount = (parts: readonly Part[], isName: IsName): Reading => {
  const draft: Draft = {
    amount: { ...noAmount },
    words: [],
    plurals: new Set(),
    extra: [],
    spoken: new Set(),
    trailing: false,
    tail: false,
  };
  for (let at = 0; at < parts.length;) {
    const part = parts[at];
    if (part === undefined) break;
    if (part.kind === 'number') {
      at += takeNumber(draft, part, parts[at + 1]);
      continue;
    }
    const word = part.text;
    draft.spoken.add(word);
    if (draft.words.length > 0 && startsTail(word)) draft.tail = true;
    const rest = foodWords(parts, at);
    const unitContext = {
      ofFollows: wordOf(parts[at + 1]) === 'of',
      isNumbered: parts[at - 1]?.kind === 'number',
    };
    at += 1;
    if (isEachWord(word)) draft.amount.each = true;
    if (isFiller(word) || takeSize(draft, rest, isName) || takeUnit(draft, rest, unitContext, isName))
      continue;
    if (draft.tail) {
      draft.extra.push(word);
      continue;
    }
    draft.words.push(word);
    if (part.plural) draft.plurals.add(word);
  }
  if (isSpoonful(draft)) draft.amount.portion = 'tsp';
  const { amount } = draft;
  // '2 cookies, 160 calories EACH'.
  if (amount.each && amount.kilocalories !== null && amount.count !== null && !amount.article)
    amount.kilocalories *= amount.count;
  return draft;
};
