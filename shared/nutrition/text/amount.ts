import type { PortionUnit } from '../food-record.ts';
import { isEach, isFiller } from './filler-words.ts';
import { isPlural } from './normal-form.ts';
import type { NumberToken, WordToken } from './tokens.ts';
import { OUNCE_G, type Size, sizeOf, unitOf } from './units.ts';

/** How much of a food is said. All null: nobody says. */
export interface Amount {
  /** How many of the portion, or of the food itself. */
  count: number | null;
  size: Size | null;
  portion: PortionUnit | null;
  grams: number | null;
  millilitres: number | null;
  /** The mass or volume is of each one that `count` counts, not of all together. */
  each: boolean;
  /** The mass was said in ounces. */
  ounces: boolean;
}

/** What a segment says: an amount, and the words that name the food. */
export interface Reading {
  amount: Amount;
  words: string[];
  /** The food's word stands in the plural. */
  plural: boolean;
}

type Part = WordToken | NumberToken;
/** Whether words in this order are a food's name. */
type IsName = (words: readonly string[]) => boolean;

export const noAmount: Amount = {
  count: null,
  size: null,
  portion: null,
  grams: null,
  millilitres: null,
  each: false,
  ounces: false,
};

/** Whether anything is said beyond 'a'. */
export const isStated = (amount: Amount): boolean =>
  amount.count !== null || amount.portion !== null || amount.grams !== null || amount.millilitres !== null;

const wordOf = (part: Part | undefined): string => (part?.kind === 'word' ? part.text : '');

const foodWords = (parts: readonly Part[], from: number): string[] =>
  parts.slice(from).flatMap((part) => (part.kind === 'word' && !isFiller(part.text) ? [part.text] : []));

/**
 * Reads amount and food words of a segment: '2 large slices of pizza', 'chicken breast 200 g', 'half an avocado',
 * '3 meatballs of 30 g each', 'a 330 ml can of cola'.
 */
export const readAmount = (parts: readonly Part[], isName: IsName): Reading => {
  const amount = { ...noAmount };
  const words: string[] = [];
  let plural = false;
  let article = false;
  const startsName = (at: number): boolean => isName(foodWords(parts, at)) || isName(foodWords(parts, at).slice(0, 2));
  const setMeasure = (value: number, word: string): boolean => {
    const unit = unitOf(word);
    if (unit === null || unit.kind === 'portion') return false;
    if (amount.count !== null && !article && words.length === 0 && amount.portion === null) amount.each = true;
    if (unit.kind === 'mass') {
      amount.grams = value * unit.grams;
      amount.ounces = unit.grams === OUNCE_G;
    } else amount.millilitres = value * unit.millilitres;
    return true;
  };
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (part?.kind === 'number') {
      if (setMeasure(part.value, wordOf(parts[at + 1]))) at += 1;
      else if (amount.count === null || article) {
        amount.count = part.value;
        article = part.article;
      }
      continue;
    }
    if (part === undefined) continue;
    const word = part.text;
    const unit = unitOf(word);
    const size = sizeOf(word);
    const isLast = foodWords(parts, at).length === 1;
    const ofFollows = wordOf(parts[at + 1]) === 'of';
    if (isEach(word)) amount.each = true;
    else if (word === 'from' && words.length > 0) break;
    else if (isFiller(word)) continue;
    else if (size !== null && !startsName(at)) amount.size = size;
    else if (words.length === 0 && unit !== null && (ofFollows || (isStated(amount) && !startsName(at)))) {
      if (unit.kind === 'portion') {
        amount.portion ??= unit.portion;
        amount.count ??= 1;
      } else setMeasure(amount.count ?? 1, word);
    } else if (words.length > 0 && isLast && unit?.kind === 'portion' && !isName([...words, word])) {
      amount.portion ??= unit.portion;
    } else {
      words.push(word);
      plural = isPlural(part.raw);
    }
  }
  return { amount, words, plural };
};
