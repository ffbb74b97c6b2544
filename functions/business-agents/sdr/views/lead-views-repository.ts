import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { type LeadViews, leadViews } from '#shared/business-agents/sdr/lead-views.ts';
import type { Table } from '../../../platform/table/client.ts';
import { withoutNulls } from '../../../platform/table/nulls.ts';
import { readRow } from '../../../platform/table/read-row.ts';
import { isNew } from '../../../platform/table/row-conditions.ts';
import type { Write } from '../../../platform/table/transact.ts';
import { createLeadViewsEntity } from './lead-views-entity.ts';

/** Reads and writes a user's saved views. */
export const createLeadViewsRepository = (table: Table) => {
  const rows = createLeadViewsEntity(table);
  return {
    /** Returns the views with their version; 0 if there are none yet. */
    read: async (user_id: string): Promise<{ kept: LeadViews; version: number }> => {
      const row = await readRow(rows, { user_id });
      if (!row) return { kept: { views: [], last_used: null }, version: 0 };
      return {
        kept: leadViews.parse({ views: row.views, last_used: row.last_used ?? null }),
        version: row.version,
      };
    },

    /** Fails if the views were changed since this version was read. */
    toSet: (user_id: string, { views, last_used }: LeadViews, version: number): Write => {
      const put = rows
        .build(PutItemCommand)
        .item({ user_id, views, ...withoutNulls({ last_used }), version: version + 1 });
      const condition = version === 0 ? isNew : ({ attr: 'version', eq: version } as const);
      return { Put: put.options({ condition }).params() };
    },
  };
};

export type LeadViewsRepository = ReturnType<typeof createLeadViewsRepository>;
