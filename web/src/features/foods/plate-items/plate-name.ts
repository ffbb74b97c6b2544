import type { FoodItem } from '#shared/nutrition/values/food-item.ts';

const NAMED = 3;
/** Maximum length of a food name in the diary. Characters. */
const MAX_LENGTH = 200;
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const withCase = (name: string, to: 'toUpperCase' | 'toLowerCase'): string =>
  name.charAt(0)[to]() + name.slice(1);

/** Returns a short name: 'Salmon, roasted' becomes 'Salmon'. */
const shortNameOf = (name: string): string => name.split(',')[0]?.trim() ?? name;

/**
 * Names a plate after its foods, e.g. 'Salmon, rice and 2 more'. In English like the food names, because it is stored.
 */
export const plateNameOf = (items: readonly Pick<FoodItem, 'name'>[]): string => {
  const names = items.map(({ name }) => shortNameOf(name));
  const [first = 'Meal', ...others] = names.length > NAMED + 1 ? names.slice(0, NAMED) : names;
  const parts = [withCase(first, 'toUpperCase'), ...others.map((name) => withCase(name, 'toLowerCase'))];
  const all = names.length > NAMED + 1 ? [...parts, `${names.length - NAMED} more`] : parts;
  return list.format(all).slice(0, MAX_LENGTH);
};
