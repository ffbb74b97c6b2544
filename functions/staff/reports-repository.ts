import { $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Idempotency } from '../platform/http/idempotency.ts';
import type { Table } from '../platform/table/client.ts';
import { createMealReportEntity, OPEN_REPORTS } from '../social/meal-report-entity.ts';
import { ConditionsFailed, type Write } from '../platform/table/transact.ts';
import type { WriteOnce } from '../platform/idempotency/write-once.ts';

/** A page is a page of meals too: they come by one request of the table. */
const PAGE = 10;

/** Which report: whose, of what. */
export interface ReportKey {
  user_id: string;
  shared_meal_id: string;
}

/** Reports that wait for a decision. */
export const createOpenReports = (table: Table, once: Pick<WriteOnce, 'write'>) => {
  const reports = createMealReportEntity(table);

  return {
    /** A page, oldest first. @param cursor where the page before ended */
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
     * Closes a report together with what follows from it; the row stays with who wrote it, as what is hidden from them.
     * @throws CodedError REPORT_NOT_FOUND where somebody was faster, or the report is gone
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
        await once.write(staffId, idempotency, [{ Update: update.params() }, ...writes], null);
      } catch (error) {
        if (error instanceof ConditionsFailed) throw new CodedError('REPORT_NOT_FOUND', { cause: error });
        throw error;
      }
    },
  };
};

export type OpenReports = ReturnType<typeof createOpenReports>;
