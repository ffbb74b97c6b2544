import { reportForStaff } from '../../platform/payments/payments-failure.ts';
import type { RewardFriend } from '../../referrals/public.ts';
import type { Charge, Charges } from './charges-repository.ts';
import type { Checkouts } from '../checkout/checkouts-repository.ts';
import type { Invoices } from './invoices-repository.ts';
import type { PackCredits } from '../checkout/pack-credits.ts';
import type { BillingRepository } from '../repository.ts';
import { rewardedPlans } from '../subscriptions/rewarded-plans.ts';
import type { SettleCheckout } from '../checkout/settle-checkout.ts';
import type { SyncCustomer } from '../customers/sync-customer.ts';

interface Dependencies {
  rows: Pick<BillingRepository, 'ownerOf'>;
  charges: Charges;
  invoices: Pick<Invoices, 'paidBy'>;
  checkouts: Pick<Checkouts, 'findByPayment'>;
  settle: SettleCheckout;
  credits: PackCredits;
  rewards: Pick<RewardFriend, 'revokeReward'>;
  sync: SyncCustomer;
}

/**
 * Revokes a purchase whose payment was refunded in full or disputed. Credits of a pack are removed down to zero and
 * restored if the dispute is won or the refund fails. A plan ends immediately if its current period was refunded, and the referral reward
 * for that payment is revoked. A partial refund is goodwill and revokes nothing.
 */
export type SettleLoss = (chargeId: string) => Promise<void>;

export const createSettleLoss = ({
  rows,
  charges,
  invoices,
  checkouts,
  settle,
  credits,
  rewards,
  sync,
}: Dependencies): SettleLoss => {
  const settlePack = async (owner: string, charge: Charge, paymentIntent: string): Promise<void> => {
    const checkout = await checkouts.findByPayment(paymentIntent);
    if (!checkout || checkout.credits === 0) return;
    // Adds the purchased credits first: added after the revocation, they would stay.
    await settle(owner, checkout);
    for (let round = 0; round < charge.wins; round += 1) await credits.restore(owner, charge.id, round);
    if (charge.isLost) await credits.revoke(owner, charge.id, charge.wins, checkout.credits);
  };

  const settlePlan = async (owner: string, customerId: string, paymentIntent: string): Promise<void> => {
    const paid = await invoices.paidBy(paymentIntent);
    if (!paid) return;
    if (paid.isOfPresent) await charges.endSubscription(paid.subscription_id);
    // Only the first payment of a plan earned the reward, so later payments do not revoke it.
    for (const plan of rewardedPlans(paid.firstOf)) await rewards.revokeReward(owner, plan);
    await sync(owner, customerId);
  };

  return async (chargeId) => {
    const charge = await charges.find(chargeId);
    if (charge.customer_id === null || charge.payment_intent === null) return;
    const owner = await rows.ownerOf(charge.customer_id);
    if (owner === null) return;
    if (charge.hasFailedRefund)
      reportForStaff('A refund failed: return the money another way.', { charge_id: chargeId });
    await settlePack(owner, charge, charge.payment_intent);
    if (charge.isLost) await settlePlan(owner, charge.customer_id, charge.payment_intent);
  };
};
