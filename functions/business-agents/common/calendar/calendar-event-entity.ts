import { meetingTypes, workStatuses } from '#shared/business-agents/executive/schema.ts';
import { priorities } from '#shared/business-agents/sdr/schema.ts';
import { choice, number, optionalText, text, textKey } from '../../../platform/table/attributes.ts';
import { defineUserEntity } from '../../../platform/table/define-entity.ts';

/** Returns the `lsi1` range of events between two ISO instants, or of all events. */
export const eventsBetween = (from = '', until = '~'): { between: [string, string] } => ({
  between: [`event-at#${from}`, `event-at#${until}`],
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
  },
  ({ id }) => `event#${id}`,
  (event) => ({
    lsi1sk: text.link<typeof event>(({ start_time, id }) => `event-at#${start_time}#${id}`).hidden(),
  }),
);
