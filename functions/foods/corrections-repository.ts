import { readRowsOnce } from '../platform/table/read-rows-once.ts';
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { type Correction, correction } from '#shared/foods/corrections.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import { logger } from '../platform/observability.ts';
import type { Table } from '../platform/table/client.ts';
import { CORRECTIONS, correctionIdOf, createCorrectionEntity } from '../food-entries/public.ts';
import { withNulls } from '../platform/table/nulls.ts';
import { createIdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';
import { queryRows } from '../platform/table/query-rows.ts';

interface Row {
  record_id?: string | undefined;
  grams_factor_of?: string | undefined;
}

/** Converts a row to a correction. Drops a weight that was learned for a different food. */
const correctionOf = ({ grams_factor_of: weighed, ...row }: Row) => ({
  ...withNulls(row, correction),
  ...(weighed !== row.record_id && { grams_factor: null }),
});

/** Parses rows and skips invalid ones, so that they do not block the others. */
export const parsedCorrections = (rows: readonly Row[]): Correction[] =>
  rows.flatMap((row) => {
    const { success, data } = correction.safeParse(correctionOf(row));
    if (!success) logger.warn('CORRECTION_UNREADABLE');
    return success ? [data] : [];
  });

/** Reads learned corrections. They are written together with the entries (`functions/food-entries`). */
export const createCorrectionsRepository = (table: Table, clock: Clock) => {
  const corrections = createCorrectionEntity(table);
  const writer = createIdempotentWriter(table, clock);

  return {
    /**
     * Returns the corrections of the given phrases with one request at half a read unit per phrase.
     * @param phrases at most 100
     * @param patience aborts the request
     */
    ofPhrases: async (
      userId: string,
      phrases: readonly string[],
      patience: AbortSignal,
    ): Promise<Correction[]> => {
      const sortKeys = new Set(phrases.map((phrase) => `${CORRECTIONS[0]}${correctionIdOf(phrase)}`));
      return parsedCorrections(await readRowsOnce(table, userId, sortKeys, patience));
    },

    /** Returns all corrections, newest first. */
    list: async (userId: string): Promise<Correction[]> => {
      const rows = await queryRows(corrections, userId, { between: CORRECTIONS });
      return parsedCorrections(rows).sort((one, other) => other.corrected_at.localeCompare(one.corrected_at));
    },

    forget: async (userId: string, id: string, idempotency: Idempotency): Promise<void> => {
      const remove = corrections.build(DeleteItemCommand).key({ user_id: userId, id });
      await writer.write(userId, idempotency, [{ Delete: remove.params() }], null);
    },
  };
};

export type CorrectionsRepository = ReturnType<typeof createCorrectionsRepository>;
