import { readRowsOnce } from '../platform/table/read-rows-once.ts';
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { portionKeyOf } from '#shared/foods/portion-key.ts';
import {
  type PortionKey,
  type PortionWeight,
  usualGramsOf,
  type UsualPortion,
  usualPortion,
} from '#shared/foods/usual-portions.ts';
import type { Clock } from '../platform/clock.ts';
import { createUsualPortionEntity, USUAL_PORTIONS } from '../food-entries/public.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import { createIdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';
import { logger } from '../platform/observability.ts';
import type { Table } from '../platform/table/client.ts';
import { queryRows } from '../platform/table/query-rows.ts';

/** Number of parallel deletions. */
const AT_ONCE = 25;

const sortKeyOf = (key: PortionKey): string => `${USUAL_PORTIONS[0]}${portionKeyOf(key)}`;

/** Parses rows and skips invalid ones, so that they do not block the others. */
export const parsedPortions = (rows: readonly object[]): UsualPortion[] =>
  rows.flatMap((row) => {
    const { weights = [] } = row as { weights?: PortionWeight[] };
    const { success, data } = usualPortion.safeParse({ ...row, grams: usualGramsOf(weights) });
    if (!success) logger.warn('USUAL_PORTION_UNREADABLE');
    return success ? [data] : [];
  });

/** Reads and deletes usual portions. They are written together with the entries (`functions/food-entries`). */
export const createPortionsRepository = (table: Table, clock: Clock) => {
  const portions = createUsualPortionEntity(table);
  const writer = createIdempotentWriter(table, clock);

  return {
    /**
     * Returns the usual portions of the given foods and units with one request.
     * @param keys at most 100
     * @param patience aborts the request
     */
    ofKeys: async (
      userId: string,
      keys: readonly PortionKey[],
      patience: AbortSignal,
    ): Promise<UsualPortion[]> =>
      parsedPortions(await readRowsOnce(table, userId, new Set(keys.map(sortKeyOf)), patience)),

    /** Returns all usual portions, newest first. */
    list: async (userId: string): Promise<UsualPortion[]> => {
      const rows = await queryRows(portions, userId, { between: USUAL_PORTIONS });
      return parsedPortions(rows).sort((one, other) => other.learned_at.localeCompare(one.learned_at));
    },

    forget: async (
      userId: string,
      { record_id, unit }: PortionKey,
      idempotency: Idempotency,
    ): Promise<void> => {
      const remove = portions.build(DeleteItemCommand).key({ user_id: userId, record_id, unit });
      await writer.write(userId, idempotency, [{ Delete: remove.params() }], null);
    },

    /** Deletes all usual portions. Idempotent. */
    forgetAll: async (userId: string): Promise<void> => {
      const rows = await queryRows(portions, userId, { between: USUAL_PORTIONS });
      for (let at = 0; at < rows.length; at += AT_ONCE)
        await Promise.all(
          rows
            .slice(at, at + AT_ONCE)
            .map(({ record_id, unit }) =>
              portions.build(DeleteItemCommand).key({ user_id: userId, record_id, unit }).send(),
            ),
        );
    },
  };
};

export type PortionsRepository = ReturnType<typeof createPortionsRepository>;
