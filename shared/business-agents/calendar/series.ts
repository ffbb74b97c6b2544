import * as z from 'zod';
import { eventDetails } from './event-details.ts';
import { localStart } from './local-start.ts';
import { recurrenceRule } from './recurrence-rule.ts';

export const seriesId = z.ulid('Invalid series ID.');

/** A repeating event: its details, rule and exceptions. Each occurrence is a calendar event of its own. */
export const eventSeries = z.object({
  ...eventDetails.shape,
  id: seriesId,
  rrule: recurrenceRule,
  free: z.boolean().nullable(),
  /** Starts that the rule has and the calendar has not: deleted ones, and those whose time was taken. */
  excluded: z.array(localStart),
  /** The first start that no longer belongs to it, after a change of all following events. */
  ends_before: localStart.nullable(),
  /** UID of an imported event. */
  uid: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type EventSeries = z.infer<typeof eventSeries>;
