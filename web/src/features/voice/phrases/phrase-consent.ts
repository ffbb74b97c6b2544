import { joinUnknownParts } from '#web/features/foods/public.ts';
import { changePhrase } from './change-phrase.ts';
import { notUnderstood } from './find-foods.ts';
import type { Phrase, SpokenMeal } from '../meal/spoken-meal.ts';

/** Returns whether a phrase waits for consent to ask a model (decision D45). */
export const isAsking = ({ status }: Phrase): boolean => status === 'asking';

/** Returns the part of a phrase to look up, without what was already found. */
export const wordsToFind = ({ text, unasked }: Phrase): string =>
  unasked.length > 0 ? joinUnknownParts(unasked) : text;

export const consentAsked = (meal: SpokenMeal, id: string): SpokenMeal =>
  changePhrase(meal, id, { status: 'asking' });

/** Marks a phrase as unknown, keeping what was found before. */
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
