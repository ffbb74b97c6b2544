import * as z from 'zod';
import { foodEntry } from '../food-entries/schema.ts';

/** A calendar month, for example `2026-11`. */
export const diaryMonth = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Enter a month as YYYY-MM.');

/** Maximum number of entries of a month that are searched for photos: 60 a day. */
export const MAX_MONTH_ENTRIES = 1_860;

/** The entries of a month that have a photo, earliest first. */
export const photoMonth = z.object({ month: diaryMonth, entries: z.array(foodEntry) });
export type PhotoMonth = z.infer<typeof photoMonth>;
