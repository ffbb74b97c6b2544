import { any, boolean, item, number, string } from 'dynamodb-toolbox/schema';
import { type CoachSource, coachEngines, type WrittenThing } from '#shared/coach/schema.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Key range of turns. */
export const COACH_TURNS = ['coach#', 'coach$'] as const;

/** Formats a position so that keys sort in order, for far more turns than anyone has. */
const placeKey = (place: number): string => String(place).padStart(12, '0');

/**
 * A question to the coach with its answer: two messages of the chat. Turns are numbered, so that the oldest one to
 * delete is known without a query.
 */
export const createCoachTurnEntity = defineUserEntity(
  'coach_turn',
  item({
    user_id: string().key(),
    place: number().key(),
    turn_id: string(),
    message: string(),
    response: string(),
    engine: string().enum(...coachEngines),
    written: any().castAs<WrittenThing[]>(),
    sources: any().castAs<CoachSource[]>(),
    asked_at: string(),
    answered_at: string(),
    is_undone: boolean().optional(),
  }),
  ({ place }) => `${COACH_TURNS[0]}${placeKey(place)}`,
);

export type CoachTurnEntity = ReturnType<typeof createCoachTurnEntity>;
