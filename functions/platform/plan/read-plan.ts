import type { PlanNow } from '#shared/credits/account.ts';
import { createBillingEntity } from '../table/billing-entity.ts';
import type { Table } from '../table/client.ts';
import { readRow } from '../table/read-row.ts';

/** What a person has subscribed to, as the table knows it: free where nothing is. */
export type ReadPlan = (userId: string) => Promise<PlanNow>;

export const createReadPlan = (table: Table): ReadPlan => {
  const billing = createBillingEntity(table);
  return async (userId) => {
    const row = await readRow(billing, { user_id: userId });
    if (!row?.plan) return { tier: 'free', anchor_day: null };
    return { tier: row.plan, anchor_day: row.anchor ? new Date(row.anchor).getUTCDate() : null };
  };
};
