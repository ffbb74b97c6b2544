import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../../../platform/table/client.ts';
import { entityDefaults } from '../../../platform/table/entity-defaults.ts';
import { userPartition } from '../../../platform/table/user-key.ts';

/** The quarters that begin between two instants, both ISO and both included. */
export const slotsBetween = (from: string, until: string): { between: [string, string] } => ({
  between: [`slot#${from}`, `slot#${until}`],
});

/** That a quarter of an hour is taken. There is one row of each: two meetings can never have the same. */
export const createCalendarSlotEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'calendar_slot',
    table,
    schema: item({
      user_id: string().key(),
      /** Where it begins, ISO in UTC with milliseconds. */
      start: string().key(),
      event_id: string(),
      expires_at: number(),
    }),
    computeKey: ({ user_id, start }) => ({ pk: userPartition(user_id), sk: `slot#${start}` }),
  });
