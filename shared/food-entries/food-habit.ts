import * as z from 'zod';
import { localDate } from '../time/local-date.ts';
import { foodEntry } from './schema.ts';

/** A food that a user has logged on several of the last days, with the times at which they logged it. */
export const foodHabit = z.object({
  /** Its latest entry, without the photo: another serving looks different. */
  entry: foodEntry,
  /** When it was logged, oldest first. */
  times: z.array(
    z.object({
      local_date: localDate,
      /** Minute of the local day, 0 to 1439. */
      minute: z.int().min(0).max(1_439),
    }),
  ),
});
export type FoodHabit = z.infer<typeof foodHabit>;
