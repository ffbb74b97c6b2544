import { hasEnded } from '#shared/billing/billing-at.ts';
import { freePlan, type PlanNow } from '#shared/credits/account.ts';
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
  paid_from?: string | undefined;
  paid_until?: string | undefined;
  next_charge?: string | undefined;
  stripe_status?: string | undefined;
  cancels_at_end: boolean;
}

/** Before the first payment, the allowance does not renew. */
const NOTHING_PAID = new Date(0).toISOString();

/** Returns what was paid. Items from before it was recorded have a trial's end at most. */
const paidOf = ({ paid_from, paid_until, trial_end, stripe_status }: BillingRow) => {
  const isTrial = stripe_status === 'trialing';
  const isPaidTrial = stripe_status === 'active' && trial_end !== undefined;
  const isUnpaid = isTrial || stripe_status === 'past_due';
  return {
    paid_from: paid_from ?? (isPaidTrial ? trial_end : null),
    paid_until: paid_until ?? (isUnpaid ? NOTHING_PAID : null),
  };
};

/** Returns the plan of a billing row at a given time. null means there is no row. */
export const planOfBilling = (row: BillingRow | null, now: Date): PlanNow => {
  if (!row?.plan || hasEnded(row, now)) return freePlan;
  return {
    tier: row.plan,
    anchor_day: row.anchor ? new Date(row.anchor).getUTCDate() : null,
    ...paidOf(row),
    next_charge: row.next_charge ?? (row.stripe_status === 'trialing' ? (row.trial_end ?? null) : null),
  };
};

export const createReadPlan = (table: Table, clock: Clock): ReadPlan => {
  const billing = createBillingEntity(table);
  return async (userId) => planOfBilling(await readRow(billing, { user_id: userId }), clock());
};
