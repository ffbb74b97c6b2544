import { type CorrectItems, keyOf, plateNameOf, type UrgentAdvice } from '#web/features/foods/public.ts';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';
import { changePhrase } from './change-phrase.ts';
import { withUnassignedCalories } from './unassigned-calories.ts';
import { withTypedCalories } from '../meal/meal-nutrients.ts';
import { spokenCalories } from './spoken-calories.ts';
import {
  type Found,
  noFoods,
  type OwnFields,
  type Phrase,
  type PhraseMeal,
  type SpokenMeal,
} from '../meal/spoken-meal.ts';

/** Adds a phrase that is being looked up. */
export const addPhrase = (meal: SpokenMeal, id: string, text: string): SpokenMeal => ({
  ...meal,
  phrases: [
    ...meal.phrases,
    {
      id,
      text,
      status: 'looking',
      note: null,
      urgent: null,
      unasked: [],
      reads: [],
      rows: [],
      restated: noFoods,
    },
  ],
});

/** Marks a phrase that describes an emergency: it has no foods. */
export const phraseUrgent = (meal: SpokenMeal, id: string, urgent: UrgentAdvice): SpokenMeal =>
  changePhrase(meal, id, { status: 'urgent', note: null, urgent });

export const phraseFailed = (
  meal: SpokenMeal,
  id: string,
  { status, note }: Pick<Phrase, 'status' | 'note'>,
): SpokenMeal => changePhrase(meal, id, { status, note });

/** Returns the edited fields extended by the new result. Invalid calories follow the transcript again. */
const ownWith = ({ own }: SpokenMeal, found: Found): OwnFields => {
  const more = spokenCalories(found);
  const typed = parseDecimal(own.calories ?? '');
  const names = [own.food_name, ...found.names].filter((name) => name);
  return {
    ...own,
    food_name: own.food_name === null ? null : names.join(' and '),
    calories: typed === null ? null : String(typed + (more ?? 0)),
  };
};

/**
 * Adds the meals of a phrase. A phrase that only names a meal, 'for lunch', places the foods before it: all of them if
 * they are one meal, otherwise the last meal.
 */
const mealsWith = ({ meals }: SpokenMeal, id: string, found: Found): PhraseMeal[] => {
  const isOnlyName = found.meal_type !== null && found.foods.length + found.stated.length === 0;
  if (!isOnlyName) return [...meals, ...found.meals.map((each) => ({ ...each, phrase: id }))];
  const areOne = new Set(meals.map(({ meal, day, time }) => `${meal} ${day} ${time}`)).size <= 1;
  return meals.map((each, at) =>
    areOne || at === meals.length - 1 ? { ...each, meal: found.meal_type } : each,
  );
};

/** Adds the foods of a phrase to the meal. Corrections are kept. */
export const phraseFound = (meal: SpokenMeal, id: string, found: Found): SpokenMeal => {
  // The phrase was undone during the lookup, or looked up twice.
  if (!meal.phrases.some((phrase) => phrase.id === id && phrase.status === 'looking')) return meal;
  const more = [...found.foods.map(keyOf), ...found.stated.map(({ key }) => key)];
  const before = withTypedCalories(meal);
  const extended: SpokenMeal = {
    ...before,
    foods: [...before.foods, ...found.foods],
    stated: [...before.stated, ...found.stated],
    names: meal.names && [...meal.names, ...found.names.map((name) => ({ phrase: id, name }))],
    servings: [...meal.servings, ...found.servings.map((text) => ({ phrase: id, text }))],
    named_meal: found.meal_type ?? meal.named_meal,
    meals: mealsWith(meal, id, found),
    own: ownWith(before, found),
  };
  const { note, unasked } = found;
  const status = more.length === 0 && unasked.length > 0 ? 'asking' : 'found';
  const rows = [...meal.phrases.flatMap((phrase) => (phrase.id === id ? phrase.rows : [])), ...more];
  const settled = changePhrase(extended, id, {
    status,
    note: status === 'asking' ? null : note,
    unasked,
    reads: [...meal.phrases.flatMap((phrase) => (phrase.id === id ? phrase.reads : [])), ...found.reads],
    rows,
  });
  return found.loose_calories === null ? settled : withUnassignedCalories(settled, id, found.loose_calories);
};

/** Corrects the foods, including typed calories. A name spoken for other foods is dropped. */
export const foodsCorrected = (meal: SpokenMeal, correct: Parameters<CorrectItems>[0]): SpokenMeal => {
  const before = withTypedCalories(meal);
  const foods = correct(before.foods);
  const isSameSet = plateNameOf(foods) === plateNameOf(before.foods) && foods.length === before.foods.length;
  return {
    ...before,
    foods,
    names: isSameSet ? before.names : null,
    servings: [],
    own: { ...before.own, calories: null },
  };
};

export const statedRemoved = (meal: SpokenMeal, key: string): SpokenMeal => {
  const before = withTypedCalories(meal);
  return {
    ...before,
    stated: before.stated.filter((food) => food.key !== key),
    names: null,
    servings: [],
    own: { ...before.own, calories: null },
  };
};

export const fieldsWritten = (meal: SpokenMeal, fields: Partial<OwnFields>): SpokenMeal => ({
  ...meal,
  own: { ...meal.own, ...fields },
});
