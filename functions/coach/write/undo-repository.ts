import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet';
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { BatchGetCommand, execute } from 'dynamodb-toolbox/table/actions/batchGet';
import { foodEntry } from '#shared/food-entries/schema.ts';
import { mealPlan } from '#shared/meal-plans/schema.ts';
import { createDailySummaryEntity, createFoodEntryEntity } from '../../food-entries/public.ts';
import { createMealPlanEntity } from '../../meal-plans/public.ts';
import type { Clock } from '../../platform/clock.ts';
import { withNulls } from '../../platform/table/nulls.ts';
import { createProfileEntity } from '../../profile/public.ts';
import { createWeightEntity, createWeightWrites } from '../../weights/public.ts';
import { createCoachTurnEntity } from '../coach-turn-entity.ts';
import { createCoachWriteEntity, type WriteRecord } from '../coach-write-entity.ts';
import { createDiaryWrites } from './diary-writes-repository.ts';
import type { Standing, TurnUndo } from './undo-turns.ts';
import type { Table } from '../../platform/table/client.ts';
import { isThere } from '../../platform/table/row-conditions.ts';
import type { Write } from '../../platform/table/transact.ts';

/** Attempts after which a deleted photo is left out of a restored entry. */
const PHOTO_ATTEMPTS = 2;

/** Reads and undoes what turns wrote. */
export const createUndoRepository = (table: Table, clock: Clock) => {
  const turns = createCoachTurnEntity(table);
  const records = createCoachWriteEntity(table);
  const entries = createFoodEntryEntity(table);
  const plans = createMealPlanEntity(table);
  const summaries = createDailySummaryEntity(table);
  const weights = createWeightEntity(table);
  const profiles = createProfileEntity(table);
  const diaryWrites = createDiaryWrites(table, clock);
  const weightWrites = createWeightWrites(table, clock);

  return {
    /**
     * Returns what turns wrote, in their order, with one request. Turns that wrote nothing, were undone or are more
     * than a day old are missing.
     */
    written: async (user_id: string, turn_ids: readonly string[]): Promise<WriteRecord[]> => {
      if (turn_ids.length === 0) return [];
      const command = table
        .build(BatchGetCommand)
        .requests(...turn_ids.map((turn_id) => records.build(BatchGetRequest).key({ user_id, turn_id })))
        .options({ consistent: true });
      const { Responses } = await execute({ maxAttempts: 3 }, command);
      return Responses[0].filter((row) => row !== undefined);
    },

    /** Returns the current state of their rows, with one request. */
    standing: async (user_id: string, written: readonly WriteRecord[]): Promise<Standing> => {
      const ids = [
        ...new Set(
          written.flatMap((record) => [...record.entries, ...(record.changes ?? []).map(({ id }) => id)]),
        ),
      ];
      const dates = [...new Set(written.flatMap(({ planned }) => planned.map(({ date }) => date)))];
      const waterDates = [...new Set(written.flatMap(({ water = [] }) => water.map(({ date }) => date)))];
      const weightDates = [...new Set(written.flatMap(({ weight }) => (weight ? [weight.date] : [])))];
      const places = written.flatMap(({ place }) => (place === undefined ? [] : [place]));
      const command = table
        .build(BatchGetCommand)
        .requests(
          profiles.build(BatchGetRequest).key({ user_id }),
          ...places.map((place) => turns.build(BatchGetRequest).key({ user_id, place })),
          ...ids.map((id) => entries.build(BatchGetRequest).key({ user_id, id })),
          ...dates.map((date) => plans.build(BatchGetRequest).key({ user_id, date })),
          ...waterDates.map((date) => summaries.build(BatchGetRequest).key({ user_id, date })),
          ...weightDates.map((date) => weights.build(BatchGetRequest).key({ user_id, date })),
        )
        .options({ consistent: true });
      const { Responses } = await execute({ maxAttempts: 3 }, command);
      const [profile, ...rows] = Responses[0];
      const take = (count: number) => rows.splice(0, count).filter((row) => row !== undefined);
      const [ofTurns, ofEntries, ofPlans, ofDays, ofWeights] = [
        take(places.length),
        take(ids.length),
        take(dates.length),
        take(waterDates.length),
        take(weightDates.length),
      ];
      return {
        profile: { weight: profile?.weight ?? null, weighed_on: profile?.weighed_on ?? null },
        places: new Set(ofTurns.map((row) => ('place' in row ? (row.place ?? 0) : 0))),
        entries: ofEntries.map((row) => foodEntry.parse(withNulls(row, foodEntry))),
        plans: ofPlans.map((row) => mealPlan.parse(row)),
        water: new Map(
          ofDays.map((row) => {
            const { date, water_ml } = row as unknown as { date: string; water_ml?: number };
            return [date, water_ml ?? 0];
          }),
        ),
        weights: new Map(
          ofWeights.map((row) => {
            const { date, weight } = row as unknown as { date: string; weight: number };
            return [date, weight];
          }),
        ),
      };
    },

    /** Restores the rows, removes the undo records and updates the chat, as writes of one transaction. */
    undoing: async (user_id: string, undo: TurnUndo, attempt = 0): Promise<Write[]> => {
      const before = new Set(undo.before.map(({ id }) => id));
      const after = undo.after.map((entry) =>
        attempt < PHOTO_ATTEMPTS || before.has(entry.id) ? entry : { ...entry, image_url: null },
      );
      return [
        ...undo.turn_ids.map((turn_id): Write => {
          const note = records.build(DeleteItemCommand).key({ user_id, turn_id });
          return { Delete: note.options({ condition: isThere }).params() };
        }),
        ...(await diaryWrites(user_id, {
          before: undo.before,
          after,
          plans: undo.plans,
          water: undo.water.map(({ date, milliliters }) => ({ date, milliliters: -milliliters })),
        })),
        ...undo.weights.flatMap(({ date, weight, before: old, profile }): Write[] => [
          old === null
            ? weightWrites.remove(user_id, { date, weight })
            : weightWrites.put(user_id, { date, weight: old, updated_at: clock().toISOString() }),
          ...(profile ? [weightWrites.restoreProfile(user_id, date, profile)] : []),
        ]),
        ...undo.places.map((place): Write => {
          const undoable = turns
            .build(UpdateItemCommand)
            .item({ user_id, place, is_undone: true })
            .options({ condition: isThere });
          return { Update: undoable.params() };
        }),
      ];
    },
  };
};

export type UndoRepository = ReturnType<typeof createUndoRepository>;
