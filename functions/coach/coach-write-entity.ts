import { any, item, number, string } from 'dynamodb-toolbox/schema';
import type { PlannedMeal } from '#shared/meal-plans/schema.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** A meal planned by a turn, as written. */
export interface CoachPlanned {
  date: string;
  meal: PlannedMeal;
}

/** The writes of a turn of the coach or the assistant, which can be undone for a day. */
export const createCoachWriteEntity = defineUserEntity(
  'coach_write',
  item({
    user_id: string().key(),
    turn_id: string().key(),
    /** IDs of its entries. */
    entries: any().castAs<string[]>(),
    planned: any().castAs<CoachPlanned[]>(),
    /** Position of the turn in the chat; missing for the assistant. */
    place: number().optional(),
    expires_at: number(),
  }),
  ({ turn_id }) => `coach-write#${turn_id}`,
);

export type CoachWriteEntity = ReturnType<typeof createCoachWriteEntity>;
