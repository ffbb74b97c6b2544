import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { ImportLine } from '#shared/imports/schema.ts';
import { instantOf } from '#shared/time/instant-of.ts';

interface Where {
  user_id: string;
  time_zone: string;
}

/** The entry that a line is logged as, on its day at its time of day; of today no later than now. */
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
    // As the file has it: where the zone skipped the day, no instant says it.
    local_date,
    time_zone,
    items: null,
    version: 1,
    updated_at: now.toISOString(),
  };
};
