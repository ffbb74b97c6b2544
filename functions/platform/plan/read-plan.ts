import { hasEnded } from '#shared/billing/billing-at.ts';
import type { PlanNow } from '#shared/credits/account.ts';
import type { Clock } from '../clock.ts';
import { createBillingEntity } from '../table/billing-entity.ts';
import type { Table } from '../table/client.ts';
import { readRow } from '../table/read-row.ts';

/** What a person has subscribed to, as the table knows it: free where nothing is. */
export type ReadPlan = (userId: string) => Promise<PlanNow>;

/** A payment that failed, or none to come, brings no new month. */
const trialOf = (row: {
  trial_end?: string | undefined;
  stripe_status?: string | undefined;
  cancels_at_end: boolean;
}): PlanNow['trial'] => {
  const { trial_end: ends, stripe_status: status } = row;
  if (ends === undefined) return null;
  if (status === 'active') return { ends, isPaid: true };
  return status === 'trialing' && !row.cancels_at_end ? { ends, isPaid: false } : null;
};

export const createReadPlan = (table: Table, clock: Clock): ReadPlan => {
  const billing = createBillingEntity(table);
  return async (userId) => {
    const row = await readRow(billing, { user_id: userId });
    if (!row?.plan || hasEnded(row, clock())) return { tier: 'free', anchor_day: null, trial: null };
    return {
      tier: row.plan,
      anchor_day: row.anchor ? new Date(row.anchor).getUTCDate() : null,
      trial: trialOf(row),
    };
  };
};
