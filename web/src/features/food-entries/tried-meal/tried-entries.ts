import type { NewFoodEntryInput } from '#shared/food-entries/schema.ts';
import { createOfflineKey } from '#shared/http/offline-idempotency-key.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { type ReadText, readTextOf } from '#web/features/foods/public.ts';
import { likelyMeal } from '#web/lib/time/likely-meal.ts';
import { entryOfGroup } from '../meals/entry-of-group.ts';
import { groupMeals, type MealGroup } from '../meals/meal-groups.ts';
import type { TriedMeal } from './tried-meal.ts';

/** What is logged of a tried meal. */
interface TriedEntries {
  read: ReadText;
  groups: MealGroup[];
  /** One entry for each group with foods. Equal for each call, so that a repeated request is recognized. */
  entries: NewFoodEntryInput[];
  /** Idempotency key of each entry, accepted for 30 days. */
  keys: string[];
}

/**
 * Returns the entries of a meal from the front page, at the time when it was tried.
 * @param timeZone IANA name
 * @returns null if the text does not say what its words became
 */
export const triedEntriesOf = (
  { id, text, meal, tried_at }: TriedMeal,
  timeZone: string,
): TriedEntries | null => {
  const triedAt = new Date(tried_at);
  const today = localDateOf(triedAt, timeZone);
  const read = readTextOf(meal, text);
  if (read === null) return null;
  const defaults = { today, day: today, meal: likelyMeal(triedAt.getHours()) };
  const groups = groupMeals(read, meal.items, defaults).filter(({ items }) => items.length > 0);
  return {
    read,
    groups,
    entries: groups.map((group) => ({ logged_at: tried_at, ...entryOfGroup(group, timeZone, triedAt) })),
    keys: groups.map((_, at) => createOfflineKey(`${id}-${at}`)),
  };
};
