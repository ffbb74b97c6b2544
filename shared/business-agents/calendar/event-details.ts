import * as z from 'zod';
import { nameText, singleLine } from '../../language/name-text.ts';
import { leadId, priority } from '../sdr/schema.ts';
import { timeZone } from '../../time/local-date.ts';
import { meetingType } from '../executive/types.ts';
import { localStart } from './local-start.ts';

export const MAX_ATTENDEES = 50;
/** 31 days in minutes: the longest event, such as a vacation. */
export const MAX_EVENT_MINUTES = 31 * 24 * 60;

/** A person who takes part. No invitation is sent. */
export const attendee = z.strictObject({
  name: z.string().overwrite(singleLine).max(100).nullable(),
  email: z.email('Enter an email address.').max(254),
});
export type Attendee = z.infer<typeof attendee>;

const location = z.string().overwrite(singleLine).max(300, 'Use up to 300 characters.');
const attendees = z.array(attendee).max(MAX_ATTENDEES, `Up to ${MAX_ATTENDEES} people can take part.`);

/** What the user can change about an event, apart from its repetition. */
export const eventDetails = z.strictObject({
  title: nameText(200, 'Enter a title.'),
  start: localStart,
  /** Zone of `start`. A repeating event keeps its local time in it when the clocks change. */
  time_zone: timeZone,
  /** Minutes. All-day events take whole days. */
  duration: z.int().min(5).max(MAX_EVENT_MINUTES),
  all_day: z.boolean().default(false),
  event_type: meetingType,
  description: z.string().trim().max(2_000).nullable(),
  location: location.nullable(),
  attendees,
  priority,
  lead_id: leadId.nullable(),
});
export type EventDetails = z.output<typeof eventDetails>;
