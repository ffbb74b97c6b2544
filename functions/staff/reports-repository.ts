import { $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import type { Table } from '../platform/table/client.ts';
import { OPEN_REPORTS, createMealReportEntity } from '../social/public.ts';
import { ConditionsFailed, type Write } from '../platform/table/transact.ts';
import type { IdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';

/** Small enough that the meals of a page fit in one request. */
const PAGE = 10;

/** The key of a report: reporter and meal. */
export interface ReportKey {
  user_id: string;
  shared_meal_id: string;
}

/** Reads and closes open reports. */
export const createOpenReports = (table: Table, writer: Pick<IdempotentWriter, 'write'>) => {
  const reports = createMealReportEntity(table);

  return {
    /** Returns a page, oldest first. @param cursor end of the previous page */
    page: async (cursor: string | undefined) => {
      const { Items = [], LastEvaluatedKey } = await table
        .build(QueryCommand)
        .query({
          index: 'gsi1',
          partition: OPEN_REPORTS,
          ...(cursor !== undefined && { range: { gt: cursor } }),
        })
        .entities(reports)
        .options({ entityAttrFilter: false, limit: PAGE })
        .send();
      return { reports: Items, cursor: LastEvaluatedKey ? (Items.at(-1)?.gsi1sk ?? null) : null };
    },

    /**
     * Closes a report together with its consequences. The row stays and keeps the meal hidden from the reporter.
     * @throws CodedError REPORT_NOT_FOUND if it was closed concurrently or is gone
     */
    close: async (
      staffId: string,
      key: ReportKey,
      idempotency: Idempotency,
      writes: Write[],
    ): Promise<void> => {
      const update = reports
        .build(UpdateItemCommand)
        .item({ ...key, gsi1pk: $remove(), gsi1sk: $remove() })
        .options({ condition: { attr: 'gsi1pk', eq: OPEN_REPORTS } });
      try {
        await writer.write(staffId, idempotency, [{ Update: update.params() }, ...writes], null);
      } catch (error) {
        if (error instanceof ConditionsFailed) throw new CodedError('REPORT_NOT_FOUND', { cause: error });
        throw error;
      }
    },
  };
};

export type OpenReports = ReturnType<typeof createOpenReports>;
