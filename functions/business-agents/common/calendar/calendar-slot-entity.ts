import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../../../platform/table/client.ts';
import { entityDefaults } from '../../../platform/table/entity-defaults.ts';
import { userPartition } from '../../../platform/table/user-key.ts';

/** Returns the key range of slots between two ISO instants, inclusive. */
export const slotsBetween = (from: string, until: string): { between: [string, string] } => ({
  between: [`slot#${from}`, `slot#${until}`],
});

/** A taken quarter of an hour. Its row is unique, so two meetings can never overlap. */
export const createCalendarSlotEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'calendar_slot',
    table,
    schema: item({
      user_id: string().key(),
      /** Start of the slot, ISO in UTC with milliseconds. */
      start: string().key(),
      event_id: string(),
      expires_at: number(),
    }),
    computeKey: ({ user_id, start }) => ({ pk: userPartition(user_id), sk: `slot#${start}` }),
  });
