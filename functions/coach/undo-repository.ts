import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet';
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { BatchGetCommand, execute } from 'dynamodb-toolbox/table/actions/batchGet';
import { type FoodEntry, foodEntry } from '#shared/food-entries/schema.ts';
import { type MealPlan, mealPlan } from '#shared/meal-plans/schema.ts';
import { createFoodEntryEntity, createSummaryWrites, entryWrites } from '../food-entries/public.ts';
import { createMealPlanEntity, planWrite } from '../meal-plans/public.ts';
import type { Clock } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { createCoachTurnEntity } from './coach-turn-entity.ts';
import { type CoachWriteEntity, createCoachWriteEntity } from './coach-write-entity.ts';
import { withNulls } from '../platform/table/nulls.ts';
import { readRow } from '../platform/table/read-row.ts';
import { isThere } from '../platform/table/row-conditions.ts';
import type { Write } from '../platform/table/transact.ts';

type Written = FormattedItem<CoachWriteEntity>;

/** Reads and undoes what a turn wrote. */
export const createUndoRepository = (table: Table, clock: Clock) => {
  const turns = createCoachTurnEntity(table);
  const writes = createCoachWriteEntity(table);
  const entries = createFoodEntryEntity(table);
  const summaryWrites = createSummaryWrites(table);
  const plans = createMealPlanEntity(table);

  return {
    /** Returns what a turn wrote, or null if it wrote nothing, was undone, or is more than a day old. */
    written: (user_id: string, turn_id: string) => readRow(writes, { user_id, turn_id }),

    /** Returns the rows of it that still exist, with one request. */
    standing: async (
      user_id: string,
      { entries: ids, planned, place }: Pick<Written, 'entries' | 'planned' | 'place'>,
    ): Promise<{ entries: FoodEntry[]; plans: MealPlan[]; isInChat: boolean }> => {
      const dates = [...new Set(planned.map(({ date }) => date))];
      const command = table
        .build(BatchGetCommand)
        .requests(
          turns.build(BatchGetRequest).key({ user_id, place: place ?? 0 }),
          ...ids.map((id) => entries.build(BatchGetRequest).key({ user_id, id })),
          ...dates.map((date) => plans.build(BatchGetRequest).key({ user_id, date })),
        )
        .options({ consistent: true });
      const { Responses } = await execute({ maxAttempts: 3 }, command);
      const [turn, ...rows] = Responses[0];
      return {
        isInChat: turn !== undefined,
        entries: rows
          .slice(0, ids.length)
          .flatMap((row) => (row ? [foodEntry.parse(withNulls(row, foodEntry))] : [])),
        plans: rows.slice(ids.length).flatMap((row) => (row ? [mealPlan.parse(row)] : [])),
      };
    },

    /** Deletes the entries, restores the plans, removes the undo record and updates the chat, in one transaction. */
    undoing: async (
      user_id: string,
      turn_id: string,
      gone: { entries: readonly FoodEntry[]; plans: readonly MealPlan[]; place: number | null },
    ): Promise<Write[]> => {
      const diary = { before: gone.entries, after: [] };
      const note = writes.build(DeleteItemCommand).key({ user_id, turn_id });
      const undoable = turns
        .build(UpdateItemCommand)
        .item({ user_id, place: gone.place ?? 0, is_undone: true })
        .options({ condition: isThere });
      return [
        { Delete: note.options({ condition: isThere }).params() },
        ...entryWrites(entries, diary),
        ...(await summaryWrites(diary)),
        ...gone.plans.map((plan) => planWrite(plans, user_id, plan, clock())),
        ...(gone.place === null ? [] : [{ Update: undoable.params() }]),
      ];
    },
  };
};

export type UndoRepository = ReturnType<typeof createUndoRepository>;
