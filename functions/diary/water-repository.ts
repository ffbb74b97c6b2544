import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { expiresAt } from '#shared/food-entries/retention.ts';
import { MAX_WATER_ML } from '#shared/diary/schema.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import type { Table } from '../platform/table/client.ts';
import { type DailySummaryEntity, createDailySummaryEntity } from '../food-entries/public.ts';
import { readRow } from '../platform/table/read-row.ts';
import { ConditionsFailed } from '../platform/table/transact.ts';
import { createIdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';

const ATTEMPTS = 5;

/** Returns the part of a change that stays within the daily limits, ml. */
const fitting = (now: number, milliliters: number): number =>
  Math.min(Math.max(now + milliliters, 0), MAX_WATER_ML) - now;

/** Condition that the whole change stays within the daily limits. */
const roomFor = (milliliters: number): Condition<DailySummaryEntity> =>
  milliliters < 0
    ? { attr: 'water_ml', gte: -milliliters }
    : {
        or: [
          { attr: 'water_ml', exists: false },
          { attr: 'water_ml', lte: MAX_WATER_ML - milliliters },
        ],
      };

/** Stores water in the daily summary rows. */
export const createWaterRepository = (table: Table, clock: Clock) => {
  const summaries = createDailySummaryEntity(table);
  const writer = createIdempotentWriter(table, clock);

  const waterOf = async (userId: string, date: LocalDate): Promise<number> =>
    (await readRow(summaries, { user_id: userId, date }))?.water_ml ?? 0;

  /** Adds exactly this amount, or fails a condition if it would exceed the daily limits. */
  const write = (userId: string, date: LocalDate, milliliters: number, idempotency: Idempotency) => {
    const update = summaries
      .build(UpdateItemCommand)
      .item({
        user_id: userId,
        date,
        water_ml: $add(milliliters),
        expires_at: expiresAt(clock().toISOString()),
      })
      .options({ condition: roomFor(milliliters) });
    return writer.write(userId, idempotency, [{ Update: update.params() }], milliliters);
  };

  return {
    waterOf,

    /**
     * Adds or removes water once per request. The total of a day stays between 0 and MOST_WATER_ML; a change beyond
     * that is applied in part.
     * @param milliliters ml, negative to remove
     * @returns ml actually added
     * @throws CodedError SERVICE_UNAVAILABLE after too many conflicts
     */
    add: async (
      userId: string,
      date: LocalDate,
      milliliters: number,
      idempotency: Idempotency,
    ): Promise<number> => {
      let change = milliliters;
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        try {
          return await write(userId, date, change, idempotency);
        } catch (error) {
          if (!(error instanceof ConditionsFailed)) throw error;
          change = fitting(await waterOf(userId, date), milliliters);
        }
      }
      throw new CodedError('SERVICE_UNAVAILABLE');
    },
  };
};

export type WaterRepository = ReturnType<typeof createWaterRepository>;
