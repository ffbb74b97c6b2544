import { type HelpLine, referKinds } from '#shared/safety/refer.ts';
import {
  type CoachProposal,
  type CoachSource,
  coachEngines,
  type WrittenThing,
} from '#shared/coach/schema.ts';
import {
  choice,
  json,
  numberKey,
  optionalChoice,
  optionalFlag,
  optionalJson,
  text,
} from '../platform/table/attributes.ts';
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
  {
    place: numberKey,
    turn_id: text,
    message: text,
    response: text,
    engine: choice(coachEngines),
    written: json<WrittenThing[]>(),
    sources: json<CoachSource[]>(),
    refer: optionalChoice(referKinds),
    help: optionalJson<HelpLine[]>(),
    proposal: optionalJson<CoachProposal>(),
    asked_at: text,
    answered_at: text,
    is_undone: optionalFlag,
    is_stopped: optionalFlag,
  },
  ({ place }) => `${COACH_TURNS[0]}${placeKey(place)}`,
);

export type CoachTurnEntity = ReturnType<typeof createCoachTurnEntity>;
