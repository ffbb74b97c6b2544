import { $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { Table } from '../platform/table/client.ts';
import { readRow } from '../platform/table/read-row.ts';
import { isThere } from '../platform/table/row-conditions.ts';
import {
  createMealReportEntity,
  createReceivedReportEntity,
  OPEN_REPORTS,
  pairIdOf,
} from '../social/public.ts';
import type { Write } from '../platform/table/transact.ts';

/** Small enough that the meals of a page fit in one request. */
const PAGE = 10;

/** The key of a report: reporter and meal. */
export interface ReportKey {
  user_id: string;
  shared_meal_id: string;
}

/** Reads and closes open reports. */
export const createOpenReports = (table: Table) => {
  const reports = createMealReportEntity(table);
  const received = createReceivedReportEntity(table);

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
     * Builds the end of a report, which fails if it was closed concurrently or is gone. The row stays and keeps the meal
     * hidden from the reporter.
     */
    close: (key: ReportKey): Write => {
      const update = reports
        .build(UpdateItemCommand)
        .item({ ...key, gsi1pk: $remove(), gsi1sk: $remove() })
        .options({ condition: { attr: 'gsi1pk', eq: OPEN_REPORTS } });
      return { Update: update.params() };
    },

    /** Builds the outcome in the history of the meal's owner; nothing for a report from before there was one. */
    noteOutcome: async (
      { user_id, shared_meal_id }: ReportKey,
      ownerId: string,
      isActedOn: boolean,
    ): Promise<Write[]> => {
      const key = { user_id: ownerId, shared_meal_id, pair: pairIdOf(user_id, ownerId) };
      if (!(await readRow(received, key))) return [];
      const update = received
        .build(UpdateItemCommand)
        .item({ ...key, outcome: isActedOn ? 'acted' : 'kept' });
      return [{ Update: update.options({ condition: isThere }).params() }];
    },
  };
};

export type OpenReports = ReturnType<typeof createOpenReports>;
