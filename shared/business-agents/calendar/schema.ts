import * as z from 'zod';
import { calendarEvent } from '../executive/items.ts';
import { eventDetails } from './event-details.ts';
import { localStart } from './local-start.ts';
import { recurrenceRule } from './recurrence-rule.ts';
import { seriesId } from './series.ts';

/** Longest event that blocks its time (8 hours). */
const MAX_BUSY_MINUTES = 480;

const isShortEnough = ({ duration, all_day }: { duration: number; all_day: boolean }): boolean =>
  all_day ? duration % (24 * 60) === 0 : duration <= MAX_BUSY_MINUTES;
const tooLong = { path: ['duration'], message: 'Enter up to 8 hours, or whole days for an all-day event.' };

/** Request to create an event at a given time; with `rrule` it repeats. */
export const eventCreate = eventDetails
  .extend({ rrule: recurrenceRule.nullable() })
  .refine(isShortEnough, tooLong);
export type EventCreate = z.output<typeof eventCreate>;

/** Request to change an event, or it and all following ones of its series. */
export const eventChange = eventDetails
  .extend({
    scope: z.enum(['one', 'following']).default('one'),
    /** The new rule; null ends the repetition. Missing keeps the rule. Ignored with `one` for an event of a series. */
    rrule: recurrenceRule.nullish(),
  })
  .refine(isShortEnough, tooLong);
export type EventChange = z.output<typeof eventChange>;

/** The stored event, or the first one of a series. */
export const changedEvent = z.object({
  /** null if the first time of the series is taken. */
  event: calendarEvent.nullable(),
  series_id: seriesId.nullable(),
  /** Local starts of the series that were left out, because another event takes the time. */
  skipped: z.array(localStart),
});
export type ChangedEvent = z.infer<typeof changedEvent>;

/** A series for display. */
export const shownSeries = z.object({
  id: seriesId,
  title: z.string(),
  start: localStart,
  time_zone: z.string(),
  rrule: recurrenceRule,
  ends_before: localStart.nullable(),
});
export type ShownSeries = z.infer<typeof shownSeries>;
