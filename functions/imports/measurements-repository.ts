import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $add, $get, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { expiresAt } from '#shared/food-entries/retention.ts';
import type { MeasuredDay, MeasurementsLogged, NewMeasurements } from '#shared/imports/schema.ts';
import { createDailySummaryEntity, type WaterChange } from '../food-entries/public.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import { createIdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';
import type { Table } from '../platform/table/client.ts';
import { getRows } from '../platform/table/get-rows.ts';
import { isNew } from '../platform/table/row-conditions.ts';
import { rowKey } from '../platform/table/row-key.ts';
import { ConditionsFailed, type Write } from '../platform/table/transact.ts';
import { createWeightEntity, createWeightRepository, createWeightWrites } from '../weights/public.ts';
import { createImportRunEntity } from './import-run-entity.ts';
import { createImportedLineEntity } from './imported-line-entity.ts';
import type { ImportedLine } from './repository.ts';

/** Reads and writes imported weights and water, each with a line by which the import can be undone. */
export const createMeasurements = (table: Table, clock: Clock) => {
  const runs = createImportRunEntity(table);
  const lines = createImportedLineEntity(table);
  const summaries = createDailySummaryEntity(table);
  const weights = createWeightEntity(table);
  const { onProfile } = createWeightWrites(table, clock);
  const logged = createWeightRepository(table, clock);
  const writer = createIdempotentWriter(table, clock);

  const waterOf = async (user_id: string, dates: readonly string[]) => {
    const rowOf = await getRows(
      table,
      dates.map((date) => rowKey(summaries, { user_id, date })),
    );
    return (date: string): number => Number(rowOf(rowKey(summaries, { user_id, date }))?.['water_ml'] ?? 0);
  };

  /** Returns the days that have no weight yet, and those without water. */
  const missingOf = async (user_id: string, days: readonly MeasuredDay[]) => {
    const [weightOf, water] = await Promise.all([
      getRows(
        table,
        days.map(({ date }) => rowKey(weights, { user_id, date })),
      ),
      waterOf(
        user_id,
        days.map(({ date }) => date),
      ),
    ]);
    return {
      weights: days.flatMap(({ date, weight }) =>
        weight !== null && !weightOf(rowKey(weights, { user_id, date })) ? [{ date, weight }] : [],
      ),
      water: days.flatMap(({ date, water_ml }) =>
        water_ml !== null && water(date) === 0 ? [{ date, water_ml }] : [],
      ),
    };
  };

  const lineWrite = (user_id: string, import_id: string, line: Omit<ImportedLine, 'id'>): Write => ({
    Put: lines
      .build(PutItemCommand)
      .item({ user_id, id: `${import_id}#${line.entry_id}`, import_id, ...line })
      .params(),
  });

  return {
    storedAnswer: writer.storedAnswer,

    /**
     * Logs the weights and water of days that have none, and updates the profile with a newer weight.
     * @throws ConditionsFailed if one of them was logged in the meantime
     */
    log: async (
      user_id: string,
      { id, source, file_name, days }: NewMeasurements,
      idempotency: Idempotency,
    ): Promise<MeasurementsLogged> => {
      const added = await missingOf(user_id, days);
      const answer = { weights: added.weights.length, water: added.water.length };
      const count = answer.weights + answer.water;
      if (count === 0) return answer;
      const now = clock().toISOString();
      const newest = added.weights.toSorted((one, other) => one.date.localeCompare(other.date)).at(-1);
      const run = {
        user_id,
        id,
        source,
        file_name,
        started_at: $get('started_at', now),
        logged: $add(count),
      };
      const writes: Write[] = [
        { Update: runs.build(UpdateItemCommand).item(run).params() },
        ...added.weights.flatMap((weight): Write[] => [
          {
            Put: weights
              .build(PutItemCommand)
              .item({ user_id, ...weight, updated_at: now })
              .options({ condition: isNew })
              .params(),
          },
          lineWrite(user_id, id, { entry_id: `weight#${weight.date}`, ...weight }),
        ]),
        ...added.water.flatMap((water): Write[] => [
          {
            Update: summaries
              .build(UpdateItemCommand)
              .item({ user_id, ...water, expires_at: expiresAt(now) })
              .options({
                condition: {
                  or: [
                    { attr: 'water_ml', exists: false },
                    { attr: 'water_ml', eq: 0 },
                  ],
                },
              })
              .params(),
          },
          lineWrite(user_id, id, { entry_id: `water#${water.date}`, ...water }),
        ]),
      ];
      const ofProfile = newest ? [onProfile(user_id, { ...newest, updated_at: now })] : [];
      try {
        return await writer.write(user_id, idempotency, [...writes, ...ofProfile], answer);
      } catch (error) {
        const isOnlyProfile =
          error instanceof ConditionsFailed && !error.failed.slice(0, writes.length).some(Boolean);
        if (!isOnlyProfile) throw error;
        return writer.write(user_id, idempotency, writes, answer);
      }
    },

    /** Deletes the weight of a line unless it was changed since. Does nothing for other lines. */
    removeWeight: async (userId: string, { id, date, weight }: ImportedLine): Promise<void> => {
      if (date === undefined || weight === undefined) return;
      const [stored] = await logged.between(userId, date, date);
      if (stored?.weight !== weight) return;
      await logged.remove(userId, date, { key: `${id}.undo`, request_hash: stored.updated_at });
    },

    /** Returns the water of the lines that the days still have, as amounts to remove. */
    waterToRemove: async (user_id: string, of: readonly ImportedLine[]): Promise<WaterChange[]> => {
      const drunk = of.flatMap(({ date, water_ml }) => (date && water_ml ? [{ date, water_ml }] : []));
      const water = await waterOf(
        user_id,
        drunk.map(({ date }) => date),
      );
      return drunk
        .filter(({ date, water_ml }) => water(date) >= water_ml)
        .map(({ date, water_ml }) => ({
          user_id,
          date,
          milliliters: -water_ml,
          at: clock().toISOString(),
        }));
    },
  };
};

export type Measurements = ReturnType<typeof createMeasurements>;
