import { foodsOf } from '../../facts/foods.ts';
import type { FactEntry } from '../../facts/source.ts';
import { plainName } from '../../facts/plain-name.ts';
import { mealIdeas } from '../../diet/ideas/choose-ideas.ts';
import type { MealType } from '../../food-entries/meal-type.ts';
import type { NutrientName } from '../../nutrition/values/nutrients.ts';
import { sumNutrients } from '../../nutrition/values/totals.ts';
import { addDays } from '../../time/local-date.ts';
import { findEntriesByName } from './find-entries.ts';
import type { Ask } from './question.ts';

/** A food or meal that may be suggested. */
export interface Candidate {
  id: string;
  name: string;
  /** How often the user had it; 0 for ideas that are not from the diary. */
  times: number;
  last: string;
  values: Readonly<Record<NutrientName, number | null>>;
}

const IDEAS = 8;
/** Days of the diary that usual foods are taken from. */
const DAYS = 14;

const usualFoods = ({ facts }: Ask, meal: MealType): Candidate[] => {
  const recent = facts.entries.filter(
    ({ meal_type, local_date }) => meal_type === meal && local_date > addDays(facts.date, -DAYS),
  );
  return foodsOf(recent).flatMap(({ name, times, last, entries }) => {
    const [entry] = entries;
    return entry === undefined ? [] : [{ id: `entry.${entry.id}`, name, times, last, values: entry }];
  });
};

/** Returns ideas for a meal that contain a food, with the values of usual portions from the food table. */
const ideasWith = (ask: Ask, meal: MealType, food: string): Candidate[] => {
  const isGerman = ask.language === 'de';
  const named = mealIdeas
    .filter(({ themes }) => themes.has(meal))
    .filter(
      ({ en, de }) =>
        food === '' || findEntriesByName([{ food_name: `${en} ${de}` } as FactEntry], food).length > 0,
    );
  return named.slice(0, IDEAS).flatMap((idea, at) => {
    const items = ask.foods(idea.en);
    const name = plainName(isGerman ? idea.de : idea.en);
    return items.length === 0
      ? []
      : [{ id: `food:idea.${at}`, name, times: 0, last: '', values: sumNutrients(items) }];
  });
};

/**
 * Returns what may be suggested for a meal: the user's usual foods, and if those do not suffice ideas with their values
 * from the food table. Every suggestion comes from here.
 * @param food only what contains it, if not empty
 */
export const suggestionCandidates = (ask: Ask, meal: MealType, food: string): Candidate[] => {
  const usual = usualFoods(ask, meal).filter(
    ({ name }) => food === '' || findEntriesByName([{ food_name: name } as FactEntry], food).length > 0,
  );
  return food === '' || usual.length > 0 ? usual : ideasWith(ask, meal, food);
};

/** Returns ideas that are not from the diary, for requests that the usual foods do not meet. */
export const otherIdeas = (ask: Ask, meal: MealType): Candidate[] => ideasWith(ask, meal, '');
