import type { PlannedMeal } from '#shared/meal-plans/schema.ts';
import { json, number, optionalNumber, textKey } from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** A meal planned by a turn, as written. */
export interface CoachPlanned {
  date: string;
  meal: PlannedMeal;
}

/** The writes of a turn of the coach or the assistant, which can be undone for a day. */
export const createCoachWriteEntity = defineUserEntity(
  'coach_write',
  {
    turn_id: textKey,
    /** IDs of its entries. */
    entries: json<string[]>(),
    planned: json<CoachPlanned[]>(),
    /** Position of the turn in the chat; missing for the assistant. */
    place: optionalNumber,
    expires_at: number,
  },
  ({ turn_id }) => `coach-write#${turn_id}`,
);

export type CoachWriteEntity = ReturnType<typeof createCoachWriteEntity>;
