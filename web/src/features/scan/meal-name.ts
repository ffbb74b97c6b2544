import type { ScannedMeal } from './scanned-meal.ts';

const NAMED = 3;
/** What the diary takes. Characters. */
const LONGEST = 200;
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const withCase = (name: string, to: 'toUpperCase' | 'toLowerCase'): string =>
  name.charAt(0)[to]() + name.slice(1);

/** 'Salmon, roasted' is salmon in a list. */
const shortNameOf = (name: string): string => name.split(',')[0]?.trim() ?? name;

/** What the diary calls the meal: the dish's name, or its foods, e.g. 'Salmon, rice and 2 more'. */
export const mealNameOf = ({ food_name, items }: Pick<ScannedMeal, 'food_name' | 'items'>): string => {
  if (food_name) return food_name.slice(0, LONGEST);
  const names = items.map(({ food }) => shortNameOf(food.name));
  const [first = 'Meal', ...others] = names.length > NAMED + 1 ? names.slice(0, NAMED) : names;
  const parts = [withCase(first, 'toUpperCase'), ...others.map((name) => withCase(name, 'toLowerCase'))];
  const all = names.length > NAMED + 1 ? [...parts, `${names.length - NAMED} more`] : parts;
  return list.format(all).slice(0, LONGEST);
};
