import type { MentionedAmount } from '../portions/amount-weight.ts';
import { isMeasured } from '../parse/amount.ts';
import { contentWords } from '../parse/content-words.ts';
import { isFiller, isJoin } from '../parse/vocabulary/filler-words.ts';
import { sizeOf } from '../parse/vocabulary/sizes.ts';
import { portionUnitOf, unitOf } from '../parse/vocabulary/units.ts';

/** Maximum length of a phrase; see `foodItem.said`. */
const MAX_PHRASE_LENGTH = 120;

/** Returns whole words as a phrase, or undefined if there are none. */
const phraseOf = (words: readonly string[]): string | undefined => {
  let phrase = '';
  for (const word of new Set(words)) {
    const longer = phrase === '' ? word : `${phrase} ${word}`;
    if (longer.length > MAX_PHRASE_LENGTH) break;
    phrase = longer;
  }
  return phrase === '' ? undefined : phrase;
};

const isMeasure = (word: string): boolean => {
  const unit = unitOf(word);
  return unit !== null && unit.kind !== 'portion';
};

/**
 * Returns the phrase of a food without its number: portion, size, then the words in order. '2 slices of pizza' and 'a
 * pizza slice' give the same phrase, as do '200 g of rice' and 'rice'.
 */
const mentionPhrase = ({ amount: { portion, size }, words }: MentionedAmount): string | undefined => {
  const isOfAmount = (word: string): boolean =>
    (portion !== null && portionUnitOf(word) === portion) || (size !== null && sizeOf(word) === size);
  const names = [...words].filter(
    (word) => !isFiller(word) && !isJoin(word) && !isMeasure(word) && !isOfAmount(word),
  );
  return names.length === 0
    ? undefined
    : phraseOf([...(portion === null ? [] : [portion]), ...(size === null ? [] : [size]), ...names]);
};

/** Returns the phrase of a food that a model named. */
export const namePhrase = (name: string): string | undefined => phraseOf(contentWords(name));

/** Returns the fields of an item that are needed to remember a correction; see `foodItem`. */
export const correctionContext = (
  said: MentionedAmount,
  grams: number,
): { said?: string; proposed_grams?: number } => {
  const phrase = mentionPhrase(said);
  if (phrase === undefined) return {};
  return { said: phrase, ...(!isMeasured(said.amount) && { proposed_grams: grams }) };
};
