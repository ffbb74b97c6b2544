import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import { type Utterance, wordsForFood } from '#shared/voice/parse-utterance.ts';
import { plateNameOf } from '#web/features/foods/public.ts';

/** Longer sentences are not used as names. Characters. */
const MAX_LENGTH = 60;
/** Matches several foods, e.g. 'Two eggs and toast'. */
const severalFoods = /,\s|\s(?:and|with|plus)\s/iu;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * Returns the name of a phrase's foods. Several foods use the spoken text, 'Two eggs and toast', if it is short and
 * fully understood; a single food uses its spoken name, or else the table's.
 */
export const phraseName = (
  { text, food_name }: Pick<Utterance, 'text' | 'food_name'>,
  { items, not_understood }: Pick<DescribedMeal, 'items' | 'not_understood'>,
): string => {
  const words = wordsForFood(text);
  const areSeveral = items.length > 1 || severalFoods.test(words);
  if (!areSeveral) return food_name ?? plateNameOf(items);
  if (words === food_name) return food_name;
  const isName = words !== '' && words.length <= MAX_LENGTH && not_understood.length === 0;
  return isName ? capital(words) : plateNameOf(items);
};
