import type { PlanNow } from '#shared/credits/account.ts';
import type { PaidPlan } from '#shared/plans/tiers.ts';
import { createBillingEntity } from '../table/billing-entity.ts';
import type { Table } from '../table/client.ts';
import { readRow } from '../table/read-row.ts';

/** What a person has subscribed to, as the table knows it: free where nothing is. */
export type ReadPlan = (userId: string) => Promise<PlanNow>;

/** What a row of billing says; null: there is none. */
export const planOfBilling = (
  row: { plan?: PaidPlan | undefined; anchor?: string | undefined } | null,
): PlanNow =>
  row?.plan
    ? { tier: row.plan, anchor_day: row.anchor ? new Date(row.anchor).getUTCDate() : null }
    : { tier: 'free', anchor_day: null };

export const createReadPlan = (table: Table): ReadPlan => {
  const billing = createBillingEntity(table);
  return async (userId) => planOfBilling(await readRow(billing, { user_id: userId }));
};
