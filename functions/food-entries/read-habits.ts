import { foodHabitsOf, HABIT_DAYS } from '#shared/food-entries/food-habits.ts';
import type { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import type { Clock } from '../platform/clock.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { ReadEntries } from './read-entries-repository.ts';

/** More than anyone logs in two weeks. After a larger import the earliest entries decide. */
const MAX_ENTRIES = 400;

interface Dependencies {
  readEntries: ReadEntries;
  clock: Clock;
}

/** Returns the foods that the user has logged on several of the last 14 days, with one range read. */
export const readHabits =
  ({ readEntries, clock }: Dependencies): Endpoint<typeof foodEntryRoutes.habits> =>
  async ({ caller: { user_id }, query }) => {
    const today = localDateOf(clock(), query.time_zone);
    const entries = await readEntries(user_id, addDays(today, 1 - HABIT_DAYS), today, MAX_ENTRIES);
    return { habits: foodHabitsOf(entries) };
  };
