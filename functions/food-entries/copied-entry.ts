import type { EntryCopies, FoodEntry } from '#shared/food-entries/schema.ts';
import { withoutLesson } from '#shared/foods/lessons.ts';
import { instantOf } from '#shared/time/instant-of.ts';
import { wallClockOf } from '#shared/time/wall-clock.ts';

/** The time of day at which an entry was eaten, where it was eaten, `HH:MM:SS.mmm`. */
const timeOfDay = ({ logged_at, time_zone }: FoodEntry): string => {
  const milliseconds = logged_at.slice(logged_at.indexOf('.'), -1);
  return `${wallClockOf(new Date(logged_at), time_zone).time}${milliseconds}`;
};

/** The same food again on another day: same figures and photo, same time on the wall clock. */
export const copiedEntry = (
  source: FoodEntry,
  to: Pick<EntryCopies, 'local_date' | 'time_zone' | 'meal_type'>,
  id: string,
  now: Date,
): FoodEntry => ({
  ...source,
  id,
  local_date: to.local_date,
  time_zone: to.time_zone,
  logged_at: instantOf(to.local_date, timeOfDay(source), to.time_zone).toISOString(),
  meal_type: to.meal_type ?? source.meal_type,
  items: source.items?.map(withoutLesson) ?? null,
  version: 1,
  updated_at: now.toISOString(),
});
