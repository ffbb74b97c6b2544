import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { REMOVED_FILE_ROW_DAYS } from '#shared/photos/retention.ts';
import { MAX_EXPORTS_PER_DAY } from '#shared/exports/schema.ts';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import type { Table } from '../platform/table/client.ts';
import { createOpenAccountCheck } from '../platform/account/closed-account-entity.ts';
import { createCallCount } from '../platform/limits/count-call.ts';
import { createExportEntity, EXPORTS } from './export-entity.ts';
import { readRow } from '../platform/table/read-row.ts';
import { isNew } from '../platform/table/row-conditions.ts';
import { ConditionsFailed, tryTransact } from '../platform/table/transact.ts';
import { createIdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';
import { queryRows } from '../platform/table/query-rows.ts';

/** Lifetime of an export's link in seconds, counted from the request and again from its completion. */
const LINK_SECONDS = 24 * 60 * 60;
const ROW_SECONDS = REMOVED_FILE_ROW_DAYS * 86_400;

const limit = { kind: 'exports', most: MAX_EXPORTS_PER_DAY, per: 'day', code: 'EXPORTS_USED_UP' } as const;

/** Reads and writes exports. */
export const createExportRepository = (table: Table, clock: Clock) => {
  const exports = createExportEntity(table);
  const count = createCallCount(table, clock, limit);
  const writer = createIdempotentWriter(table, clock);
  const openAccount = createOpenAccountCheck(table);

  const untilFrom = (seconds: number) => ({
    available_until: seconds + LINK_SECONDS,
    expires_at: seconds + ROW_SECONDS,
  });

  /** Updates an export that is in progress. @returns false if it is not, or its account is closed */
  const settle = (user_id: string, id: string, outcome: object): Promise<boolean> => {
    const update = exports
      .build(UpdateItemCommand)
      .item({ user_id, id, ...outcome })
      .options({ condition: { attr: 'status', eq: 'waiting' } });
    return tryTransact(table, [{ Update: update.params() }, openAccount(user_id)]);
  };

  return {
    find: (userId: string, id: string) => readRow(exports, { user_id: userId, id }),

    latest: async (userId: string) => {
      const rows = await queryRows(exports, userId, { between: EXPORTS }, { reverse: true, limit: 1 });
      return rows[0] ?? null;
    },

    /** Returns the number of exports started today. */
    startedToday: (userId: string): Promise<number> => count.at(userId, clock()),

    /**
     * @param begun number started today, as read before the newest export
     * @returns the ID of the export that this request created, now or in an earlier attempt
     * @throws CodedError EXPORTS_USED_UP
     * @throws ConditionsFailed if another tab started one in the meantime
     */
    begin: async (user_id: string, id: string, begun: number, idempotency: Idempotency): Promise<string> => {
      const now = clock();
      const row = { user_id, id, status: 'waiting', created_at: now.toISOString() } as const;
      const put = exports
        .build(PutItemCommand)
        .item({ ...row, ...untilFrom(epochSeconds(now)) })
        .options({ condition: isNew });
      try {
        return await writer.write(
          user_id,
          idempotency,
          [{ Put: put.params() }, count.write(user_id, 1, begun)],
          id,
        );
      } catch (error) {
        if (error instanceof ConditionsFailed && begun >= limit.most) throw count.refusal(error);
        throw error;
      }
    },

    /** @returns when the link expires, in epoch seconds, or null if the export was abandoned */
    finish: async (
      userId: string,
      id: string,
      made: { bytes: number; photos: number },
    ): Promise<number | null> => {
      const until = untilFrom(epochSeconds(clock()));
      return (await settle(userId, id, { ...made, status: 'done', ...until })) ? until.available_until : null;
    },

    fail: (userId: string, id: string): Promise<boolean> => settle(userId, id, { status: 'failed' }),
  };
};

export type ExportRepository = ReturnType<typeof createExportRepository>;
export type ExportRow = NonNullable<Awaited<ReturnType<ExportRepository['find']>>>;
