import { billingOf } from '#shared/billing/billing-of.ts';
import type { Clock } from '../platform/clock.ts';
import type { RewardFriend } from '../referrals/reward-friend.ts';
import type { Billing } from './billing.ts';
import { changeBilling } from './change-billing.ts';
import type { Customers } from './customers-repository.ts';
import type { BillingRepository } from './repository.ts';

interface Dependencies {
  rows: Pick<BillingRepository, 'read' | 'replace' | 'forgetCustomer'>;
  customers: Pick<Customers, 'stateOf'>;
  rewards: Pick<RewardFriend, 'rewardFriend'>;
  clock: Clock;
}

/**
 * Writes down what Stripe says of a customer now. The only way by which a person comes to a plan or loses it: whoever
 * hears that something happened asks Stripe, so that it does not matter what was heard, how often and in which order.
 * @throws CodedError PAYMENTS_UNAVAILABLE; UNAUTHENTICATED when the account is closed
 */
export type SyncCustomer = (userId: string, customerId: string) => Promise<Billing>;

export const createSyncCustomer =
  ({ rows, customers, rewards, clock }: Dependencies): SyncCustomer =>
  async (userId, customerId) => {
    let paid: ReadonlySet<string> = new Set();
    let isGone = false;
    const billing = await changeBilling(rows, userId, async (before) => {
      // A customer of before says nothing of the one that the person has now.
      if (before.customer_id !== customerId) return null;
      const state = await customers.stateOf(customerId);
      ({ paid, isGone } = state);
      const told = billingOf(state.subscriptions);
      return {
        ...told,
        // Stays true for ever, also if Stripe forgets.
        trial_used: before.trial_used || told.trial_used,
        has_billing: before.has_billing || told.has_billing,
        customer_id: isGone ? null : customerId,
        synced_at: clock().toISOString(),
      };
    });
    if (isGone) await rows.forgetCustomer(customerId);
    const { plan, subscription_id } = billing;
    const isPaid = subscription_id !== null && paid.has(subscription_id);
    if (isPaid && (plan === 'premium' || plan === 'enterprise')) await rewards.rewardFriend(userId, plan);
    return billing;
  };
