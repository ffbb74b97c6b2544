import type { coachRoutes } from '#shared/coach/routes.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { ConditionsFailed } from '../platform/table/transact.ts';
import type { IdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';
import type { CoachUndone } from '#shared/coach/schema.ts';
import type { UndoRepository } from './write/undo-repository.ts';
import { planUndo } from './write/undo-turns.ts';

interface Dependencies {
  repository: UndoRepository;
  writer: IdempotentWriter;
  clock: Clock;
}

const ATTEMPTS = 4;

/** Undoes what a turn wrote, except rows that were changed since. A retry returns the same answer. */
export const undoTurn =
  ({ repository, writer, clock }: Dependencies): Endpoint<typeof coachRoutes.undo> =>
  async ({ caller: { user_id }, body: { turn_id }, idempotency }) => {
    const before = await writer.storedAnswer<CoachUndone>(user_id, idempotency);
    if (before) return before;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const written = await repository.written(user_id, [turn_id]);
      if (written.length === 0) return { turn_id, undone: [], kept: [] };
      const undo = planUndo(written, await repository.standing(user_id, written), clock());
      const answer: CoachUndone = { turn_id, undone: undo.undone, kept: undo.kept };
      try {
        return await writer.write(
          user_id,
          idempotency,
          await repository.undoing(user_id, undo, attempt),
          answer,
        );
      } catch (error) {
        // A row changed in the meantime, so it is read again.
        if (!(error instanceof ConditionsFailed)) throw error;
      }
    }
    throw new CodedError('SERVICE_UNAVAILABLE');
  };
