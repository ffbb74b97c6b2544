import { item, number, string } from 'dynamodb-toolbox/schema';
import { meetingTypes, workStatuses } from '#shared/business-agents/executive/schema.ts';
import { priorities } from '#shared/business-agents/sdr/schema.ts';
import { defineUserEntity } from '../../../platform/table/define-entity.ts';

/** Returns the `lsi1` range of events between two ISO instants, or of all events. */
export const eventsBetween = (from = '', until = '~'): { between: [string, string] } => ({
  between: [`event-at#${from}`, `event-at#${until}`],
});

/** A meeting in a user's calendar. The quarters of an hour that it takes are separate rows. */
export const createCalendarEventEntity = defineUserEntity(
  'calendar_event',
  item({
    user_id: string().key(),
    id: string().key(),
    title: string(),
    start_time: string(),
    /** Minutes. */
    duration: number(),
    event_type: string().enum(...meetingTypes),
    description: string().optional(),
    status: string().enum(...workStatuses),
    priority: string().enum(...priorities),
    lead_id: string().optional(),
  }).and((event) => ({
    lsi1sk: string()
      .link<typeof event>(({ start_time, id }) => `event-at#${start_time}#${id}`)
      .hidden(),
  })),
  ({ id }) => `event#${id}`,
);
