import { type Amount, isStated, noAmount } from './amount.ts';
import { isEach, isFiller, startsTail } from './filler-words.ts';
import type { NumberToken, WordToken } from './tokens.ts';
import { OUNCE_G, sizeOf, unitOf } from './units.ts';

/** What a segment says: an amount, and the words that name the food. */
export interface Reading {
  amount: Amount;
  words: string[];
  /** Those of the words that stand in the plural. */
  plurals: ReadonlySet<string>;
}

type Part = WordToken | NumberToken;
/** Whether words in this order are a food's name. */
type IsName = (words: readonly string[]) => boolean;

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
  const plurals = new Set<string>();
  let article = false;
  const startsName = (at: number): boolean =>
    isName(foodWords(parts, at)) || isName(foodWords(parts, at).slice(0, 2));
  const setMeasure = (value: number, word: string): boolean => {
    const unit = unitOf(word);
    if (unit === null || unit.kind === 'portion') return false;
    if (amount.count !== null && !article && words.length === 0 && amount.portion === null)
      amount.each = true;
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
    const standsAlone = isLast && words.length === 0 && !isName([word]);
    const ofFollows = wordOf(parts[at + 1]) === 'of';
    if (isEach(word)) amount.each = true;
    else if (words.length > 0 && startsTail(word)) break;
    else if (isFiller(word)) continue;
    else if (size !== null && !startsName(at)) amount.size = size;
    else if (word === 'whole' && words.length === 0 && !startsName(at)) amount.count ??= 1;
    else if (words.length === 0 && unit !== null && (ofFollows || (isStated(amount) && !startsName(at)))) {
      if (unit.kind === 'portion') {
        amount.portion ??= unit.portion;
        amount.count ??= 1;
      } else setMeasure(amount.count ?? 1, word);
    } else if (words.length > 0 && isLast && unit?.kind === 'portion' && !isName([...words, word])) {
      amount.portion ??= unit.portion;
    } else if (!(standsAlone && unit !== null)) {
      words.push(word);
      if (part.plural) plurals.add(word);
    }
  }
  return { amount, words, plurals };
};
