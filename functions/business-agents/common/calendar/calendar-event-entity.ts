import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import { meetingTypes, workStatuses } from '#shared/business-agents/executive/schema.ts';
import { priorities } from '#shared/business-agents/sdr/schema.ts';
import type { Table } from '../../../platform/table/client.ts';
import { entityDefaults } from '../../../platform/table/entity-defaults.ts';
import { userPartition } from '../../../platform/table/user-key.ts';

/** Returns the `lsi1` range of events between two ISO instants, or of all events. */
export const eventsBetween = (from = '', until = '~'): { between: [string, string] } => ({
  between: [`event-at#${from}`, `event-at#${until}`],
});

/** A meeting in a user's calendar. The quarters of an hour that it takes are separate rows. */
export const createCalendarEventEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'calendar_event',
    table,
    schema: item({
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
    computeKey: ({ user_id, id }) => ({ pk: userPartition(user_id), sk: `event#${id}` }),
  });
