import type { CorrectItems } from '#web/ui/plate-items/correct-items.ts';
import { keyOf } from '#web/ui/plate-items/item-keys.ts';
import { plateNameOf } from '#web/ui/plate-items/plate-name.ts';
import { caloriesOfMeal, saidCalories } from './meal-figures.ts';
import { type Found, nothingSaid, type OwnFields, type Phrase, type SpokenMeal } from './spoken-meal.ts';
import { withStatedCalories } from './stated-calories.ts';

const changePhrase = (meal: SpokenMeal, id: string, change: Partial<Phrase>): SpokenMeal => ({
  ...meal,
  phrases: meal.phrases.map((phrase) => (phrase.id === id ? { ...phrase, ...change } : phrase)),
});

/** Something was said; what it holds is being looked up. */
export const phraseSaid = (meal: SpokenMeal, id: string, text: string): SpokenMeal => ({
  ...meal,
  phrases: [...meal.phrases, { id, text, status: 'looking', note: null, rows: [] }],
});

export const phraseFailed = (
  meal: SpokenMeal,
  id: string,
  { status, note }: Pick<Phrase, 'status' | 'note'>,
): SpokenMeal => changePhrase(meal, id, { status, note });

/** 'Grilled chicken', then '250 calories': the calories are those of what was said just before. */
const withLooseCalories = (meal: SpokenMeal, id: string, calories: number): SpokenMeal => {
  const last = meal.phrases.findLast((phrase) => phrase.id !== id && phrase.rows.length > 0);
  const isOfLast = (key: string): boolean => last?.rows.includes(key) ?? false;
  const foods = meal.foods.filter((food) => isOfLast(keyOf(food)));
  const restated = withStatedCalories(foods, calories);
  if (restated) {
    const byKey = new Map(restated.map((food) => [keyOf(food), food]));
    return { ...meal, foods: meal.foods.map((food) => byKey.get(keyOf(food)) ?? food) };
  }
  const stated = meal.stated.find(({ key }) => isOfLast(key));
  if (!stated) return { ...meal, own: { ...meal.own, calories: String(calories) } };
  return { ...meal, stated: meal.stated.map((food) => (food === stated ? { ...food, calories } : food)) };
};

/** What the person wrote stays, and what is new is added to it. */
const ownWith = (meal: SpokenMeal, found: Found): OwnFields => {
  const { own } = meal;
  const more = saidCalories(found);
  const names = [own.food_name, ...found.names].filter((name) => name);
  return {
    ...own,
    food_name: own.food_name === null ? null : names.join(' and '),
    calories:
      own.calories === null || more === null ? own.calories : String((caloriesOfMeal(meal) ?? 0) + more),
  };
};

/** The foods of a phrase are found: they come to what is there, and nothing that was put right changes. */
export const phraseFound = (meal: SpokenMeal, id: string, found: Found): SpokenMeal => {
  // It was taken back while it was looked up.
  if (!meal.phrases.some((phrase) => phrase.id === id)) return meal;
  const rows = [...found.foods.map(keyOf), ...found.stated.map(({ key }) => key)];
  const told: SpokenMeal = {
    ...meal,
    foods: [...meal.foods, ...found.foods],
    stated: [...meal.stated, ...found.stated],
    names: meal.names && [...meal.names, ...found.names.map((name) => ({ phrase: id, name }))],
    servings: [...meal.servings, ...found.servings.map((text) => ({ phrase: id, text }))],
    named_meal: found.meal_type ?? meal.named_meal,
    own: ownWith(meal, found),
  };
  const settled = found.loose_calories === null ? told : withLooseCalories(told, id, found.loose_calories);
  return changePhrase(settled, id, { status: 'found', note: found.note, rows });
};

/** Takes back what was said last, with all that came of it. */
export const scratchLast = (meal: SpokenMeal): SpokenMeal => {
  const last = meal.phrases.at(-1);
  if (!last) return meal;
  const phrases = meal.phrases.slice(0, -1);
  const isOther = ({ phrase }: { phrase: string }): boolean => phrase !== last.id;
  const isKept = (key: string): boolean => !last.rows.includes(key);
  const own = { ...meal.own, food_name: null, calories: null };
  return {
    ...meal,
    phrases,
    foods: meal.foods.filter((food) => isKept(keyOf(food))),
    stated: meal.stated.filter(({ key }) => isKept(key)),
    names: meal.names && meal.names.filter(isOther),
    servings: meal.servings.filter(isOther),
    own: phrases.length === 0 ? nothingSaid.own : last.rows.length === 0 ? meal.own : own,
  };
};

/** Corrects foods. Their sum counts again, and a name that was said for other foods does not. */
export const foodsCorrected = (meal: SpokenMeal, correct: Parameters<CorrectItems>[0]): SpokenMeal => {
  const foods = correct(meal.foods);
  const isSameSet = plateNameOf(foods) === plateNameOf(meal.foods) && foods.length === meal.foods.length;
  return {
    ...meal,
    foods,
    names: isSameSet ? meal.names : null,
    servings: [],
    own: { ...meal.own, calories: null },
  };
};

export const statedRemoved = (meal: SpokenMeal, key: string): SpokenMeal => ({
  ...meal,
  stated: meal.stated.filter((food) => food.key !== key),
  names: null,
  servings: [],
  own: { ...meal.own, calories: null },
});

export const fieldsWritten = (meal: SpokenMeal, fields: Partial<OwnFields>): SpokenMeal => ({
  ...meal,
  own: { ...meal.own, ...fields },
});
