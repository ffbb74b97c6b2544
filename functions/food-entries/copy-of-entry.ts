import type { EntryCopies, FoodEntry } from '#shared/food-entries/schema.ts';
import { withoutLesson } from '#shared/foods/lessons.ts';
import { instantOf } from '#shared/time/instant-of.ts';
import { wallClockOf } from '#shared/time/wall-clock.ts';
import { newEntry } from './new-entry.ts';

/** Returns the local time of day of an entry, `HH:MM:SS.mmm`. */
const timeOfDay = ({ logged_at, time_zone }: FoodEntry): string => {
  const milliseconds = logged_at.slice(logged_at.indexOf('.'), -1);
  return `${wallClockOf(new Date(logged_at), time_zone).time}${milliseconds}`;
};

/** Returns a copy of an entry for another day, with the same values, photo and local time. */
export const copyOfEntry = (
  source: FoodEntry,
  to: Pick<EntryCopies, 'local_date' | 'time_zone' | 'meal_type'>,
  id: string,
  now: Date,
): FoodEntry =>
  newEntry(
    {
      ...source,
      id,
      local_date: to.local_date,
      time_zone: to.time_zone,
      logged_at: instantOf(to.local_date, timeOfDay(source), to.time_zone),
      meal_type: to.meal_type ?? source.meal_type,
      items: source.items?.map(withoutLesson) ?? null,
    },
    now,
  );
