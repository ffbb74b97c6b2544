import type { MentionedAmount } from '../portions/amount-weight.ts';
import type { FoodItem } from './food-item.ts';
import { isMeasured } from '../parse/amount.ts';
import { contentWords } from '../parse/content-words.ts';
import { isFiller, isJoin } from '../parse/vocabulary/filler-words.ts';
import { sizeOf } from '../parse/vocabulary/sizes.ts';
import { portionUnitOf, unitOf } from '../parse/vocabulary/units.ts';

/** Matches a unit; see `foodItem.portion`. */
const UNIT = /^[a-z]+(?:-[a-z]+)*$/;

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

/** Number from which it may be grams: 'oats 50'. */
const MIN_BARE_GRAMS = 10;
/** Maximum count; see `foodItem.portion`. */
const MAX_COUNT = 1_000;

/** Returns the unit and count of a food without a stated weight or energy, or null. */
const mentionedPortion = (
  { amount: { count, portion, size, kilocalories }, placement }: MentionedAmount,
  grams: number,
): FoodItem['portion'] | null => {
  const isBareWeight = portion === null && count !== null && count >= MIN_BARE_GRAMS;
  const isCountable = count === null || (count > 0 && count <= MAX_COUNT);
  if (kilocalories !== null || isBareWeight || !isCountable || grams <= 0) return null;
  // Butter on bread is not the portion of butter on its own.
  const usual = placement === 'alone' ? 'serving' : placement;
  const unit = portion ?? (count === null ? usual : 'each');
  const name = size === null ? unit : `${unit}-${size}`;
  return UNIT.test(name) ? { unit: name, count: count ?? 1 } : null;
};

/** Returns the fields of an item that are needed to remember a correction; see `foodItem`. */
export const correctionContext = (
  said: MentionedAmount,
  grams: number,
): Pick<FoodItem, 'said' | 'proposed_grams' | 'portion'> => {
  const phrase = mentionPhrase(said);
  if (phrase === undefined) return {};
  if (isMeasured(said.amount)) return { said: phrase };
  const portion = mentionedPortion(said, grams);
  return { said: phrase, proposed_grams: grams, ...(portion !== null && { portion }) };
};
