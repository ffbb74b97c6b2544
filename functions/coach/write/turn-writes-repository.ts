import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { MAX_STORED_MESSAGES } from '#shared/coach/message-limits.ts';
import type { CoachAnswer } from '#shared/coach/schema.ts';
import type { MealPlan } from '#shared/meal-plans/schema.ts';
import { type Clock, epochSeconds } from '../../platform/clock.ts';
import type { Table } from '../../platform/table/client.ts';
import { createWeightWrites } from '../../weights/public.ts';
import { createCoachTurnEntity } from '../coach-turn-entity.ts';
import {
  type AddedWater,
  type CoachPlanned,
  createCoachWriteEntity,
  type EntryChange,
  type SavedWeight,
} from '../coach-write-entity.ts';
import { createCoachStateEntity } from '../state/coach-state-entity.ts';
import { type CoachState, RECENT_SECONDS } from '../state/coach-state.ts';
import type { UndoRepository } from './undo-repository.ts';
import { isNew } from '../../platform/table/row-conditions.ts';
import type { Write } from '../../platform/table/transact.ts';
import { createDiaryWrites } from './diary-writes-repository.ts';
import type { TurnUndo } from './undo-turns.ts';

/** How long a turn's writes can be undone. */
const UNDO_SECONDS = 24 * 60 * 60;

/** A completed turn. */
export interface EndedTurn {
  user_id: string;
  message: string;
  asked_at: Date;
  answer: CoachAnswer;
  /** The writes that the answer mentions. */
  changes: readonly EntryChange[];
  plans: readonly MealPlan[];
  planned: readonly CoachPlanned[];
  water: readonly AddedWater[];
  weight: SavedWeight | null;
  /** Earlier turns that this one undoes. */
  undo: TurnUndo | null;
  /** What the coach remembers afterwards, or null if nothing changed. */
  state: CoachState | null;
  /** Position of the newest turn, 0 in an empty chat, or null if this turn is not stored. */
  newest: number | null;
}

/** Builds the writes of a turn for one transaction: diary, plans, the undo record, the state and the turn itself. */
export const createTurnWrites = (table: Table, clock: Clock, undoing: UndoRepository['undoing']) => {
  const turns = createCoachTurnEntity(table);
  const records = createCoachWriteEntity(table);
  const states = createCoachStateEntity(table);
  const diaryWrites = createDiaryWrites(table, clock);
  const weightWrites = createWeightWrites(table, clock);

  const chatWrites = ({ user_id, message, asked_at, answer }: EndedTurn, place: number): Write[] => {
    const { turn_id, response, engine, written, sources, refer, help, proposal, is_stopped } = answer;
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
      ...(proposal && { proposal }),
      ...(is_stopped && { is_stopped }),
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

  const stateWrites = ({ user_id, state }: EndedTurn, attempt: number): Write[] => {
    if (state === null) return [];
    const { proposal, recent, version } = state;
    const put = states.build(PutItemCommand).item({
      user_id,
      proposal,
      recent: [...recent],
      version,
      expires_at: epochSeconds(clock()) + RECENT_SECONDS,
    });
    const condition = version === 1 ? isNew : ({ attr: 'version', eq: version - 1 } as const);
    // After a conflict, a model's answer is stored all the same: it only logs, and answers no question.
    return [{ Put: (attempt === 0 ? put.options({ condition }) : put).params() }];
  };

  const weightWritesOf = ({ user_id, weight }: EndedTurn): Write[] => {
    if (weight === null) return [];
    const entry = { date: weight.date, weight: weight.weight, updated_at: clock().toISOString() };
    return [
      weightWrites.put(user_id, entry),
      ...(weight.profile ? [weightWrites.onProfile(user_id, entry)] : []),
    ];
  };

  /** Returns the writes by attempt: each one tries the next position, since another tab's turn may have taken the last. */
  return async (turn: EndedTurn): Promise<(attempt: number) => Write[]> => {
    const { user_id, answer, newest, changes } = turn;
    const diary = await diaryWrites(user_id, {
      before: changes.flatMap(({ before }) => before ?? []),
      after: changes.flatMap(({ after }) => after ?? []),
      plans: turn.plans,
      water: turn.water,
    });
    const undone = turn.undo ? await undoing(user_id, turn.undo) : [];
    return (attempt) => {
      const place = newest === null ? null : newest + 1 + attempt;
      const undo = records.build(PutItemCommand).item({
        user_id,
        turn_id: answer.turn_id,
        entries: [],
        changes: [...changes],
        planned: [...turn.planned],
        ...(turn.water.length > 0 && { water: [...turn.water] }),
        ...(turn.weight && { weight: turn.weight }),
        ...(place !== null && { place }),
        expires_at: epochSeconds(clock()) + UNDO_SECONDS,
      });
      return [
        ...diary,
        ...undone,
        ...weightWritesOf(turn),
        ...stateWrites(turn, attempt),
        ...(answer.written.length > 0 ? [{ Put: undo.options({ condition: isNew }).params() }] : []),
        ...(place === null ? [] : chatWrites(turn, place)),
      ];
    };
  };
};

export type TurnWrites = ReturnType<typeof createTurnWrites>;
