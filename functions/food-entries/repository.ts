import { CodedError } from '#shared/errors/coded-error.ts';
import { type FoodEntry, foodEntry } from '#shared/food-entries/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import type { Table } from '../platform/table/client.ts';
import { createSummaryWrites } from './daily-summary/summary-writes-repository.ts';
import { firstRows } from '../platform/table/first-rows.ts';
import { createFoodEntryEntity, dayRange } from './food-entry-entity.ts';
import { createPhotoEntity } from '../photos/public.ts';
import { withNulls } from '../platform/table/nulls.ts';
import { readRow } from '../platform/table/read-row.ts';
import { retryOnConflict } from '../platform/table/retry-on-conflict.ts';
import { ConditionsFailed } from '../platform/table/transact.ts';
import { queryPage, queryRows } from '../platform/table/query-rows.ts';
import { createIdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';
import { createCorrectionWrites } from './correction-writes-repository.ts';
import { createPortionWrites } from './portion-writes-repository.ts';
import { entryWrites, photoWrites, type Rewrite } from './entry-writes-repository.ts';

const parsed = (row: object): FoodEntry => foodEntry.parse(withNulls(row, foodEntry));

/**
 * Reads and writes food entries. Entries, daily sums, photo usage and what corrections teach change in one
 * transaction.
 */
export const createFoodEntryRepository = (table: Table, clock: Clock) => {
  const entries = createFoodEntryEntity(table);
  const photos = createPhotoEntity(table);
  const writer = createIdempotentWriter(table, clock);
  const summaryWrites = createSummaryWrites(table);
  const correctionWrites = createCorrectionWrites(table);
  const portionWrites = createPortionWrites(table);

  return {
    storedAnswer: writer.storedAnswer,

    find: async (userId: string, id: string): Promise<FoodEntry | null> => {
      const row = await readRow(entries, { user_id: userId, id });
      return row && parsed(row);
    },

    /** Returns the latest entries, newest first, optionally of one day. Reads as many pages as needed. */
    latest: async (userId: string, limit: number, day?: LocalDate): Promise<FoodEntry[]> => {
      const rows = await firstRows(limit, (most, from) =>
        queryPage(entries, userId, dayRange(day), { index: 'lsi1', reverse: true, limit: most, from }),
      );
      return rows.map(parsed);
    },

    /** Returns all entries of a day, earliest first. */
    ofDay: async (userId: string, day: LocalDate): Promise<FoodEntry[]> => {
      const rows = await queryRows(entries, userId, dayRange(day), { index: 'lsi1' });
      return rows.map(parsed);
    },

    /**
     * Replaces the entries `before` with the entries `after` in one transaction.
     * @returns `answer`, or the stored answer of a retried request
     * @throws CodedError FOOD_ENTRY_CHANGED if one of `before` changed since it was read; PHOTO_NOT_FOUND if a
     * referenced photo is gone
     */
    rewrite: async <T>(userId: string, rewrite: Rewrite, idempotency: Idempotency, answer: T): Promise<T> =>
      // Usual portions are read and written: a concurrent entry may have changed them.
      retryOnConflict(async () => {
        const ofEntries = entryWrites(entries, rewrite);
        const [ofPortions, ofDays, ofCorrections] = await Promise.all([
          portionWrites(userId, rewrite, clock()),
          summaryWrites(rewrite),
          correctionWrites(userId, rewrite, clock()),
        ]);
        const ofPhotos = photoWrites(photos, rewrite, clock());
        const writes = [...ofEntries, ...ofPortions, ...ofDays, ...ofPhotos, ...ofCorrections];
        return writer.write(userId, idempotency, writes, answer).catch((error: unknown) => {
          if (!(error instanceof ConditionsFailed)) throw error;
          if (error.failed.slice(0, ofEntries.length).some(Boolean))
            throw new CodedError('FOOD_ENTRY_CHANGED', { cause: error });
          const others = ofEntries.length + ofPortions.length;
          if (error.failed.slice(ofEntries.length, others).some(Boolean)) throw error;
          throw new CodedError('PHOTO_NOT_FOUND', { cause: error });
        });
      }),
  };
};

export type FoodEntryRepository = ReturnType<typeof createFoodEntryRepository>;
