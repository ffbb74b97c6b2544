import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { ImportLine } from '#shared/imports/schema.ts';
import { instantOf } from '#shared/time/instant-of.ts';

interface Where {
  user_id: string;
  time_zone: string;
}

/** Converts a line of a file to an entry on its day and time. For today the time is at most now. */
export const entryOfLine = (
  { line: _line, occurrence: _occurrence, local_date, time, calories, ...said }: ImportLine,
  { user_id, time_zone }: Where,
  id: string,
  now: Date,
): FoodEntry => {
  const eaten = instantOf(local_date, time, time_zone);
  const loggedAt = eaten < now ? eaten : now;
  return {
    ...said,
    id,
    user_id,
    food_name: said.food_name.trim(),
    calories: Math.round(calories ?? 0),
    confidence_score: null,
    image_url: null,
    logged_at: loggedAt.toISOString(),
    // Kept as in the file: if the time zone skipped that day, no instant maps to it.
    local_date,
    time_zone,
    items: null,
    version: 1,
    updated_at: now.toISOString(),
  };
};
