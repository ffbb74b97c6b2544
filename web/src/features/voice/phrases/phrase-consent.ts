import { questionOf } from '#web/features/foods/public.ts';
import { changePhrase } from './change-phrase.ts';
import { notUnderstood } from './find-foods.ts';
import type { Phrase, SpokenMeal } from '../meal/spoken-meal.ts';

/** Whether a phrase waits for the agreement that a model is asked (decision D45). */
export const isAsking = ({ status }: Phrase): boolean => status === 'asking';

/** What of a phrase is still to be looked up: what was found of it before must not come twice. */
export const wordsToFind = ({ text, unasked }: Phrase): string =>
  unasked.length > 0 ? questionOf(unasked) : text;

export const consentAsked = (meal: SpokenMeal, id: string): SpokenMeal =>
  changePhrase(meal, id, { status: 'asking' });

/** No food is in what was looked up of a phrase. What was found of it before stays. */
export const phraseUnknown = (meal: SpokenMeal, id: string, note: string | null): SpokenMeal => {
  const phrase = meal.phrases.find((each) => each.id === id);
  if (!phrase) return meal;
  return changePhrase(meal, id, {
    ...(phrase.rows.length > 0
      ? { status: 'found', note: notUnderstood(phrase.unasked) }
      : { status: 'unknown', note }),
    unasked: [],
  });
};
