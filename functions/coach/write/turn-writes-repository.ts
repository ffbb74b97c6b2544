import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { MAX_STORED_MESSAGES } from '#shared/coach/message-limits.ts';
import type { CoachAnswer } from '#shared/coach/schema.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { MealPlan } from '#shared/meal-plans/schema.ts';
import { createFoodEntryEntity, createSummaryWrites, entryWrites } from '../../food-entries/public.ts';
import { createMealPlanEntity, planWrite } from '../../meal-plans/public.ts';
import { type Clock, epochSeconds } from '../../platform/clock.ts';
import type { Table } from '../../platform/table/client.ts';
import { createCoachTurnEntity } from '../coach-turn-entity.ts';
import { type CoachPlanned, createCoachWriteEntity } from '../coach-write-entity.ts';
import { isNew } from '../../platform/table/row-conditions.ts';
import type { Write } from '../../platform/table/transact.ts';

/** How long a turn's writes can be undone. */
const UNDO_SECONDS = 24 * 60 * 60;

/** A completed turn. */
export interface EndedTurn {
  user_id: string;
  message: string;
  asked_at: Date;
  answer: CoachAnswer;
  /** The writes that the answer mentions. */
  entries: readonly FoodEntry[];
  plans: readonly MealPlan[];
  planned: readonly CoachPlanned[];
  /** Position of the newest turn, 0 in an empty chat, or null if this turn is not stored. */
  newest: number | null;
}

/** Builds the writes of a turn for one transaction: entries, plans, the undo record and the turn itself. */
export const createTurnWrites = (table: Table, clock: Clock) => {
  const turns = createCoachTurnEntity(table);
  const writes = createCoachWriteEntity(table);
  const entries = createFoodEntryEntity(table);
  const summaryWrites = createSummaryWrites(table);
  const plans = createMealPlanEntity(table);

  const chatWrites = ({ user_id, message, asked_at, answer }: EndedTurn, place: number): Write[] => {
    const { turn_id, response, engine, written, sources, refer, help } = answer;
    const put = turns.build(PutItemCommand).item({
      user_id,
      place,
      turn_id,
      message,
      response,
      engine,
      written,
      sources,
      ...(refer !== undefined && { refer }),
      ...(help !== undefined && { help }),
      asked_at: asked_at.toISOString(),
      answered_at: clock().toISOString(),
    });
    const tooOld = place - MAX_STORED_MESSAGES / 2;
    return [
      { Put: put.options({ condition: isNew }).params() },
      ...(tooOld > 0
        ? [{ Delete: turns.build(DeleteItemCommand).key({ user_id, place: tooOld }).params() }]
        : []),
    ];
  };

  /** Returns the writes by attempt: each one tries the next position, since another tab's turn may have taken the last. */
  return async (turn: EndedTurn): Promise<(attempt: number) => Write[]> => {
    const { user_id, answer, newest } = turn;
    const diary = { before: [], after: turn.entries };
    const diaryWrites = [...entryWrites(entries, diary), ...(await summaryWrites(diary))];
    return (attempt) => {
      const place = newest === null ? null : newest + 1 + attempt;
      const undo = writes.build(PutItemCommand).item({
        user_id,
        turn_id: answer.turn_id,
        entries: turn.entries.map(({ id }) => id),
        planned: [...turn.planned],
        ...(place !== null && { place }),
        expires_at: epochSeconds(clock()) + UNDO_SECONDS,
      });
      return [
        ...diaryWrites,
        ...turn.plans.map((plan) => planWrite(plans, user_id, plan, clock())),
        ...(answer.written.length > 0 ? [{ Put: undo.options({ condition: isNew }).params() }] : []),
        ...(place === null ? [] : chatWrites(turn, place)),
      ];
    };
  };
};

export type TurnWrites = ReturnType<typeof createTurnWrites>;
