import { Entity } from 'dynamodb-toolbox/entity';
import { any, item, number, string } from 'dynamodb-toolbox/schema';
import type { PlannedMeal } from '#shared/meal-plans/schema.ts';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** A meal planned by a turn, as written. */
export interface CoachPlanned {
  date: string;
  meal: PlannedMeal;
}

/** The writes of a turn of the coach or the assistant, which can be undone for a day. */
export const createCoachWriteEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'coach_write',
    table,
    schema: item({
      user_id: string().key(),
      turn_id: string().key(),
      /** IDs of its entries. */
      entries: any().castAs<string[]>(),
      planned: any().castAs<CoachPlanned[]>(),
      /** Position of the turn in the chat; missing for the assistant. */
      place: number().optional(),
      expires_at: number(),
    }),
    computeKey: ({ user_id, turn_id }) => ({
      pk: userPartition(user_id),
      sk: `coach-write#${turn_id}`,
    }),
  });

export type CoachWriteEntity = ReturnType<typeof createCoachWriteEntity>;
