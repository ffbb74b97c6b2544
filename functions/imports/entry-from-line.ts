import { singleLine } from '#shared/language/name-text.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { ImportLine } from '#shared/imports/schema.ts';
import { instantOf } from '#shared/time/instant-of.ts';
import { newEntry } from '../food-entries/public.ts';

interface Where {
  user_id: string;
  time_zone: string;
}

/**
 * Converts a line of a file to an entry on its day and time. For today the time is at most now. An entry of the product's
 * own export keeps its ID, time and foods.
 */
export const entryFromLine = (
  { line: _line, occurrence: _occurrence, local_date, time, calories, original, ...said }: ImportLine,
  { user_id, time_zone }: Where,
  id: string,
  now: Date,
): FoodEntry => {
  const eaten = original ? new Date(original.logged_at) : instantOf(local_date, time, time_zone);
  return newEntry(
    {
      ...said,
      confidence_score: original?.confidence_score ?? null,
      items: original?.items ?? null,
      id: original?.id ?? id,
      user_id,
      food_name: singleLine(said.food_name),
      calories: Math.round(calories ?? 0),
      note: said.note ?? null,
      logged_at: eaten < now ? eaten : now,
      // Kept as in the file: if the time zone skipped that day, no instant maps to it.
      local_date,
      time_zone: original?.time_zone ?? time_zone,
    },
    now,
  );
};
