import { stripeEventTypes } from '#shared/billing/event-types.ts';
import type { billingRoutes } from '#shared/billing/routes.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { reportForStaff, unknownToStripe } from '../platform/payments/payments-failure.ts';
import type { ReadEvent, StripeEvent } from '../platform/payments/stripe-events.ts';
import type { RewardFriend } from '../referrals/public.ts';
import type { Checkouts } from './checkout/checkouts-repository.ts';
import type { NotifyOfEvent } from './emails/notify-of-event.ts';
import type { Invoices } from './payments/invoices-repository.ts';
import type { BillingRepository } from './repository.ts';
import { rewardedPlans } from './subscriptions/rewarded-plans.ts';
import type { SettleCheckout } from './checkout/settle-checkout.ts';
import type { SettleLoss } from './payments/settle-loss.ts';
import type { SyncCustomer } from './customers/sync-customer.ts';

interface Dependencies {
  readEvent: ReadEvent;
  rows: Pick<BillingRepository, 'ownerOf'>;
  checkouts: Pick<Checkouts, 'find'>;
  invoices: Pick<Invoices, 'find'>;
  rewards: Pick<RewardFriend, 'rewardFriend'>;
  settle: SettleCheckout;
  settleLoss: SettleLoss;
  sync: SyncCustomer;
  notify: NotifyOfEvent;
}

const known: ReadonlySet<string> = new Set(stripeEventTypes);

/** Ignores the error of a closed account: the event no longer concerns a user. */
const unlessClosed = (error: unknown): void => {
  if (!(error instanceof CodedError && error.code === 'UNAUTHENTICATED')) throw error;
};

/**
 * Handles a Stripe webhook. Uses only the object's ID and reads its current state from Stripe, so duplicate, late and
 * out-of-order events are safe. A failure returns 5xx and Stripe retries.
 */
export const receiveEvent = ({
  readEvent,
  rows,
  checkouts,
  invoices,
  rewards,
  settle,
  settleLoss,
  sync,
  notify,
}: Dependencies): Endpoint<typeof billingRoutes.webhook> => {
  const handleCheckout = async (id: string): Promise<void> => {
    const checkout = await checkouts.find(id);
    if (checkout === null) throw unknownToStripe({ checkout_id: id });
    const owner = checkout.customer_id === null ? null : await rows.ownerOf(checkout.customer_id);
    if (owner !== null) await settle(owner, checkout);
  };

  /** Reads the invoice itself, since the plan may have changed since. */
  const handlePayment = async (id: string): Promise<void> => {
    const { customer_id: customerId, plans } = await invoices.find(id);
    const owner = customerId === null ? null : await rows.ownerOf(customerId);
    if (owner === null) return;
    for (const plan of rewardedPlans(plans)) await rewards.rewardFriend(owner, plan);
  };

  const handle = async (event: StripeEvent): Promise<void> => {
    const {
      type,
      data: { object },
    } = event;
    if (!known.has(type)) return;
    if (object.object === 'radar.early_fraud_warning')
      return reportForStaff('A bank reports a payment as fraud: refund it to prevent a dispute.', {
        charge_id: object.charge ?? '',
      });
    // A dispute, or a refund that failed.
    if ((object.object === 'dispute' || object.object === 'refund') && object.charge)
      return settleLoss(object.charge);
    if (object.object === 'charge' && object.id) await settleLoss(object.id);
    if (object.object === 'checkout.session' && object.id) await handleCheckout(object.id);
    if (type === 'invoice.paid' && object.id) await handlePayment(object.id);
    const customerId = object.object === 'customer' ? object.id : object.customer;
    const owner = customerId ? await rows.ownerOf(customerId) : null;
    if (!customerId || !owner) return;
    if (object.object !== 'charge') await sync(owner, customerId);
    await notify(owner, event);
  };

  return async ({ raw: { body, headers } }) => {
    await handle(await readEvent(body, headers['stripe-signature'])).catch(unlessClosed);
    return { received: true };
  };
};
