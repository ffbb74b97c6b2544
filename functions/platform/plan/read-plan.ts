import { hasEnded } from '#shared/billing/billing-at.ts';
import type { PlanNow } from '#shared/credits/account.ts';
import type { PaidPlan } from '#shared/plans/tiers.ts';
import type { Clock } from '../clock.ts';
import { createBillingEntity } from './billing-entity.ts';
import type { Table } from '../table/client.ts';
import { readRow } from '../table/read-row.ts';

/** Returns a user's plan as stored; free without a subscription. */
export type ReadPlan = (userId: string) => Promise<PlanNow>;

/** The fields of a billing row that determine the plan. */
interface BillingRow {
  plan?: PaidPlan | undefined;
  anchor?: string | undefined;
  period_end?: string | undefined;
  trial_end?: string | undefined;
  stripe_status?: string | undefined;
  cancels_at_end: boolean;
}

/** Returns the trial unless its payment failed or none is scheduled, so that no paid month follows. */
const trialOf = (row: BillingRow): PlanNow['trial'] => {
  const { trial_end: ends, stripe_status: status } = row;
  if (ends === undefined) return null;
  if (status === 'active') return { ends, isPaid: true };
  return status === 'trialing' && !row.cancels_at_end ? { ends, isPaid: false } : null;
};

/** Returns the plan of a billing row at a given time. null means there is no row. */
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
