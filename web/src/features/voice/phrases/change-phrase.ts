import type { Phrase, SpokenMeal } from '../meal/spoken-meal.ts';

export const changePhrase = (meal: SpokenMeal, id: string, change: Partial<Phrase>): SpokenMeal => ({
  ...meal,
  phrases: meal.phrases.map((phrase) => (phrase.id === id ? { ...phrase, ...change } : phrase)),
});
