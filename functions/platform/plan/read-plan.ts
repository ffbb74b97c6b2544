import { hasEnded } from '#shared/billing/billing-at.ts';
import type { PlanNow } from '#shared/credits/account.ts';
import type { PaidPlan } from '#shared/plans/tiers.ts';
import type { Clock } from '../clock.ts';
import { createBillingEntity } from './billing-entity.ts';
import type { Table } from '../table/client.ts';
import { readRow } from '../table/read-row.ts';

/** What a person has subscribed to, as the table knows it: free where nothing is. */
export type ReadPlan = (userId: string) => Promise<PlanNow>;

/** What of a billing row tells of the plan. */
interface BillingRow {
  plan?: PaidPlan | undefined;
  anchor?: string | undefined;
  period_end?: string | undefined;
  trial_end?: string | undefined;
  stripe_status?: string | undefined;
  cancels_at_end: boolean;
}

/** A payment that failed, or none to come, brings no new month. */
const trialOf = (row: BillingRow): PlanNow['trial'] => {
  const { trial_end: ends, stripe_status: status } = row;
  if (ends === undefined) return null;
  if (status === 'active') return { ends, isPaid: true };
  return status === 'trialing' && !row.cancels_at_end ? { ends, isPaid: false } : null;
};

/** What a row of billing says at a moment; null: there is none. */
export const planOfBilling = (row: BillingRow | null, now: Date): PlanNow => {
  if (!row?.plan || hasEnded(row, now)) return { tier: 'free', anchor_day: null, trial: null };
  return {
    tier: row.plan,
    anchor_day: row.anchor ? new Date(row.anchor).getUTCDate() : null,
    trial: trialOf(row),
  };
};

export const createReadPlan = (table: Table, clock: Clock): ReadPlan => {
  const billing = createBillingEntity(table);
  return async (userId) => planOfBilling(await readRow(billing, { user_id: userId }), clock());
};
