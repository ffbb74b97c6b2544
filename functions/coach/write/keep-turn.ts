import type { CoachAnswer } from '#shared/coach/schema.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import { ConditionsFailed } from '../../platform/table/transact.ts';
import type { IdempotentWriter } from '../../platform/idempotency/idempotent-writer.ts';
import type { Turn } from '../turn.ts';
import type { EndedTurn, TurnWrites } from './turn-writes-repository.ts';
import type { RequestedWrites } from './requested-writes.ts';

/** Concurrent turns of other tabs take one position each. */
const ATTEMPTS = 5;

/** Returns a turn in its stored form. */
export const endedTurn = (turn: Turn, wanted: RequestedWrites, answer: CoachAnswer): EndedTurn => ({
  user_id: turn.user_id,
  message: turn.question.message,
  asked_at: turn.now,
  answer,
  entries: wanted.entries,
  plans: wanted.plans(),
  planned: wanted.planned,
  newest: turn.newest,
});

/** Stores a free turn and its writes. @returns the answer, or the stored answer of a retried request */
export type KeepTurn = (turn: Turn, wanted: RequestedWrites, answer: CoachAnswer) => Promise<CoachAnswer>;

export const createKeepTurn =
  (writer: IdempotentWriter, writesOf: TurnWrites): KeepTurn =>
  async (turn, wanted, answer) => {
    const writesAt = await writesOf(endedTurn(turn, wanted, answer));
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const writes = writesAt(attempt);
      // Nothing to store: a retry is answered again.
      if (writes.length === 0) return answer;
      try {
        return await writer.write(turn.user_id, turn.idempotency, writes, answer);
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
      }
    }
    throw new CodedError('SERVICE_UNAVAILABLE');
  };
