import { locale } from '#web/lib/language/language.ts';
import { plateNameOf } from '#web/features/foods/public.ts';
import type { SpokenMeal } from './spoken-meal.ts';

/** Maximum length in the diary. Characters. */
const MAX_NAME_LENGTH = 200;
const list = new Intl.ListFormat(locale, { type: 'conjunction' });

/** Returns the text without a matching food, if there is nothing else: with calories it can still be logged. */
const unknownName = ({ phrases }: SpokenMeal): string =>
  phrases.findLast(({ status }) => status === 'unknown')?.text ?? '';

/** Returns a name with the phrase's capitalization: 'egg', but 'Big Mac'. */
const matchSpokenCase = (name: string, spokenText: string): string => {
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  const [word = small] = small.split(/[\s,]/u);
  return spokenText.includes(word) ? small : name;
};

/** Joins the names of phrases, e.g. 'Two eggs and toast, coffee with milk'. Lists of single foods end with 'and'. */
const joined = (names: readonly string[]): string =>
  names.some((name) => /\s(?:and|with)\s/u.test(name)) ? names.join(', ') : list.format(names);

const spokenName = ({ names, phrases }: SpokenMeal): string => {
  const textOf = new Map(phrases.map(({ id, text }) => [id, text]));
  return joined(
    (names ?? []).map(({ phrase, name }, at) =>
      at === 0 ? name : matchSpokenCase(name, textOf.get(phrase) ?? ''),
    ),
  );
};

/** Returns the meal's name from the phrases or the foods; blank if there is none. */
export const spokenMealName = (meal: SpokenMeal): string => {
  const { own, foods, stated } = meal;
  if (own.food_name !== null) return own.food_name;
  const isEmpty = foods.length + stated.length === 0;
  const name = isEmpty ? unknownName(meal) : spokenName(meal) || plateNameOf([...foods, ...stated]);
  return name.slice(0, MAX_NAME_LENGTH);
};
