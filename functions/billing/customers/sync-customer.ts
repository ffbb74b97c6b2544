import { billingOf, givesPlan } from '#shared/billing/billing-of.ts';
import type { Clock } from '../../platform/clock.ts';
import { reportPaidTwice } from '../../platform/payments/payments-failure.ts';
import type { RewardFriend } from '../../referrals/public.ts';
import type { Billing } from '../billing.ts';
import { updateBilling } from '../subscriptions/update-billing.ts';
import type { Customers } from './customers-repository.ts';
import { createSettleSubscriptions } from './settle-subscriptions.ts';
import type { BillingRepository } from '../repository.ts';
import { rewardedPlans } from '../subscriptions/rewarded-plans.ts';

interface Dependencies {
  rows: Pick<BillingRepository, 'read' | 'replace' | 'forgetCustomer' | 'claimTrial'>;
  customers: Pick<Customers, 'stateOf' | 'refuseTrial' | 'setPayBy' | 'voidInvoice'>;
  rewards: Pick<RewardFriend, 'rewardFriend'>;
  clock: Clock;
}

/**
 * Copies a customer's current state from Stripe to the billing row. This is the only way a user gains or loses a plan:
 * every event triggers a read from Stripe, so content, number and order of the events do not matter.
 * @throws CodedError PAYMENTS_UNAVAILABLE; UNAUTHENTICATED if the account is closed
 */
export type SyncCustomer = (userId: string, customerId: string) => Promise<Billing>;

export const createSyncCustomer = ({ rows, customers, rewards, clock }: Dependencies): SyncCustomer => {
  const settled = createSettleSubscriptions({ rows, customers });

  return async (userId, customerId) => {
    let paid: ReadonlySet<string> = new Set();
    let isGone = false;
    let plans = 0;
    const billing = await updateBilling(rows, userId, async (before) => {
      // The user has a different customer now, so the old one's state is irrelevant.
      if (before.customer_id !== customerId) return null;
      const state = await settled(userId, customerId, before);
      ({ paid, isGone } = state);
      plans = state.subscriptions.filter(givesPlan).length;
      const reported = billingOf(state.subscriptions);
      return {
        ...reported,
        // Once true, stays true even if Stripe deletes the history.
        trial_used: before.trial_used || reported.trial_used,
        has_billing: before.has_billing || reported.has_billing,
        customer_id: isGone ? null : customerId,
        // The history may be incomplete, but Stripe never changes a customer's currency.
        currency: isGone ? null : (reported.currency ?? before.currency),
        synced_at: clock().toISOString(),
      };
    });
    if (plans > 1) reportPaidTwice({ customer_id: customerId });
    if (isGone) await rows.forgetCustomer(customerId);
    const { plan, subscription_id } = billing;
    const isPaid = subscription_id !== null && paid.has(subscription_id);
    if (isPaid && plan !== null)
      for (const each of rewardedPlans([plan])) await rewards.rewardFriend(userId, each);
    return billing;
  };
};
