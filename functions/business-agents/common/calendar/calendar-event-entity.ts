import { meetingTypes, workStatuses } from '#shared/business-agents/executive/schema.ts';
import { priorities } from '#shared/business-agents/sdr/schema.ts';
import type { Attendee } from '#shared/business-agents/calendar/event-details.ts';
import { MAX_MEETING_MINUTES } from '#shared/business-agents/executive/types.ts';
import {
  choice,
  number,
  optionalFlag,
  optionalJson,
  optionalText,
  text,
  textKey,
} from '../../../platform/table/attributes.ts';
import { defineUserEntity } from '../../../platform/table/define-entity.ts';
import type { RowKey } from '../../../platform/table/get-rows.ts';
import { userPartition } from '../../../platform/table/user-key.ts';

/** Returns the `lsi1` range of events between two ISO instants, or of all events. */
export const eventsBetween = (from = '', until = '~'): { between: [string, string] } => ({
  between: [`event-at#${from}`, `event-at#${until}`],
});

/** Returns the `lsi1` range of events that are longer than a meeting, such as vacations. */
export const longEventsBetween = (from: string, until = '~'): { between: [string, string] } => ({
  between: [`event-long#${from}`, `event-long#${until}`],
});

/** Returns the `gsi1` partition of events by the hour of their start, in which reminders look for them. */
export const startPartition = (start_time: string): string => `event-start#${start_time.slice(0, 13)}`;

const sortKey = (id: string): string => `event#${id}`;

export const eventKey = (userId: string, id: string): RowKey => ({
  pk: userPartition(userId),
  sk: sortKey(id),
});

/** A meeting in a user's calendar. The quarters of an hour that it takes are separate rows. */
export const createCalendarEventEntity = defineUserEntity(
  'calendar_event',
  {
    id: textKey,
    title: text,
    start_time: text,
    /** Minutes. */
    duration: number,
    event_type: choice(meetingTypes),
    description: optionalText,
    status: choice(workStatuses),
    priority: choice(priorities),
    lead_id: optionalText,
    location: optionalText,
    attendees: optionalJson<Attendee[]>(),
    time_zone: optionalText,
    all_day: optionalFlag,
    free: optionalFlag,
    series_id: optionalText,
    occurrence: optionalText,
    gsi1pk: optionalText,
    gsi1sk: optionalText,
  },
  ({ id }) => sortKey(id),
  (event) => ({
    lsi1sk: text
      .link<typeof event>(
        ({ start_time, id, duration }) =>
          `${duration > MAX_MEETING_MINUTES ? 'event-long' : 'event-at'}#${start_time}#${id}`,
      )
      .hidden(),
  }),
);
