import { isDeepStrictEqual } from 'node:util';
import type { coachRoutes } from '#shared/coach/routes.ts';
import type { CoachUndone } from '#shared/coach/schema.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { PlannedMeal } from '#shared/meal-plans/schema.ts';
import type { Clock } from '../platform/clock.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { ConditionsFailed, type Write } from '../platform/table/transact.ts';
import type { IdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';
import type { UndoRepository } from './undo-repository.ts';

interface Dependencies {
  repository: UndoRepository;
  writer: IdempotentWriter;
  clock: Clock;
}

const ATTEMPTS = 4;

/** Compares by value, ignoring the order of fields. */
const isSame = (one: PlannedMeal | undefined, other: PlannedMeal): boolean =>
  one !== undefined && isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));

/** Undoes what a turn wrote, except rows that were changed since. A retry returns the same answer. */
export const undoTurn = ({ repository, writer, clock }: Dependencies): Endpoint<typeof coachRoutes.undo> => {
  const attempt = async (
    user_id: string,
    turn_id: string,
    write: (writes: Write[], answer: CoachUndone) => Promise<CoachUndone>,
  ): Promise<CoachUndone> => {
    const note = await repository.written(user_id, turn_id);
    if (!note) return { turn_id, undone: [], kept: [] };
    const standing = await repository.standing(user_id, note);
    const entries = standing.entries.filter(({ version }) => version === 1);
    const changed = new Set(standing.entries.filter(({ version }) => version > 1).map(({ id }) => id));
    const removable = new Set<string>();
    for (const { date, meal } of note.planned) {
      const now = standing.plans.find((plan) => plan.date === date)?.meals.find(({ id }) => id === meal.id);
      if (isSame(now, meal)) removable.add(meal.id);
      else if (now) changed.add(meal.id);
    }
    const plans = standing.plans
      .filter(({ meals }) => meals.some(({ id }) => removable.has(id)))
      .map((plan) => ({
        ...plan,
        meals: plan.meals.filter(({ id }) => !removable.has(id)),
        version: plan.version + 1,
        updated_at: clock().toISOString(),
      }));
    const ids = [...note.entries, ...note.planned.map(({ meal }) => meal.id)];
    const answer: CoachUndone = {
      turn_id,
      undone: ids.filter((id) => !changed.has(id)),
      kept: ids.filter((id) => changed.has(id)),
    };
    const place = standing.isInChat ? (note.place ?? null) : null;
    return write(await repository.undoing(user_id, turn_id, { entries, plans, place }), answer);
  };

  return async ({ caller: { user_id }, body: { turn_id }, idempotency }) => {
    const before = await writer.storedAnswer<CoachUndone>(user_id, idempotency);
    if (before) return before;
    for (let count = 1; count <= ATTEMPTS; count += 1) {
      try {
        return await attempt(user_id, turn_id, (writes, answer) =>
          writer.write(user_id, idempotency, writes, answer),
        );
      } catch (error) {
        // A row changed in the meantime, so it is read again.
        if (!(error instanceof ConditionsFailed)) throw error;
      }
    }
    throw new CodedError('SERVICE_UNAVAILABLE');
  };
};
