import type { PaidPlan } from '#shared/plans/tiers.ts';
import type { RewardFriend } from '../referrals/reward-friend.ts';
import type { Charge, Charges } from './charges-repository.ts';
import type { Checkouts } from './checkouts-repository.ts';
import type { PackCredits } from './pack-credits.ts';
import type { BillingRepository } from './repository.ts';
import type { SettleCheckout } from './settle-checkout.ts';
import type { SyncCustomer } from './sync-customer.ts';

interface Dependencies {
  rows: Pick<BillingRepository, 'ownerOf'>;
  charges: Charges;
  checkouts: Pick<Checkouts, 'findByPayment'>;
  settle: SettleCheckout;
  credits: PackCredits;
  rewards: Pick<RewardFriend, 'takeBackReward'>;
  sync: SyncCustomer;
}

/**
 * Takes back what a payment had bought, once its money is gone: refunded in full, or disputed at the person's bank.
 * Credits of a pack go, but never below zero, and come back if the bank decides for us; a plan ends at once, with the
 * reward that it brought a friend. A refund of a part is goodwill and takes nothing.
 */
export type SettleLoss = (chargeId: string) => Promise<void>;

const rewarded = (plan: PaidPlan): plan is 'premium' | 'enterprise' => plan !== 'basic';

export const createSettleLoss = ({
  rows,
  charges,
  checkouts,
  settle,
  credits,
  rewards,
  sync,
}: Dependencies): SettleLoss => {
  const settlePack = async (owner: string, charge: Charge, paymentIntent: string): Promise<void> => {
    const checkout = await checkouts.findByPayment(paymentIntent);
    if (!checkout || checkout.credits === 0) return;
    // First what was bought: were it given after it was taken back, it would stay.
    await settle(owner, checkout);
    if (charge.isLost) await credits.takeBack(owner, charge.id, checkout.credits);
    else if (charge.isWon) await credits.giveAgain(owner, charge.id);
  };

  const settlePlan = async (owner: string, customerId: string, paymentIntent: string): Promise<void> => {
    const paid = await charges.planPaidBy(paymentIntent);
    if (!paid) return;
    await charges.endSubscription(paid.subscription_id);
    for (const plan of paid.plans.filter(rewarded)) await rewards.takeBackReward(owner, plan);
    await sync(owner, customerId);
  };

  return async (chargeId) => {
    const charge = await charges.find(chargeId);
    if (!charge?.customer_id || charge.payment_intent === null) return;
    const owner = await rows.ownerOf(charge.customer_id);
    if (owner === null) return;
    await settlePack(owner, charge, charge.payment_intent);
    if (charge.isLost) await settlePlan(owner, charge.customer_id, charge.payment_intent);
  };
};
