import type Stripe from 'stripe';
import type { TrialClaim } from '../subscriptions/trials-repository.ts';

/** A trial, and how its subscription would be paid. */
export interface TrialStart extends TrialClaim {
  /** Whether the product sold it, rather than staff in Stripe's dashboard. */
  isSold: boolean;
}

type MaybeDeleted = Stripe.Customer | Stripe.DeletedCustomer;

/** Returns the subscription's own payment method, or else the customer's; null while none is attached. */
const methodOf = async (
  stripe: Stripe,
  { default_payment_method: own, pending_setup_intent: pending }: Stripe.Subscription,
  customer: MaybeDeleted,
): Promise<Stripe.PaymentMethod | null> => {
  const method = own ?? (customer.deleted ? null : customer.invoice_settings.default_payment_method);
  if (pending !== null || method === null) return null;
  return typeof method === 'string' ? stripe.paymentMethods.retrieve(method) : method;
};

/** Returns what identifies a card or bank account, however often it is saved. Not every kind of method has it. */
const fingerprintOf = ({ card, sepa_debit: sepa, us_bank_account: bank }: Stripe.PaymentMethod) =>
  card?.fingerprint ?? sepa?.fingerprint ?? bank?.fingerprint ?? null;

/**
 * Returns the trials in progress that can be decided: those with an attached payment method.
 * @param subscriptions with expanded payment methods
 */
export const trialsOf = async (
  stripe: Stripe,
  subscriptions: readonly Stripe.Subscription[],
  customer: MaybeDeleted,
): Promise<TrialStart[]> => {
  const trialing = subscriptions.filter(({ status }) => status === 'trialing');
  const found = await Promise.all(
    trialing.map(async (subscription) => {
      const method = await methodOf(stripe, subscription, customer);
      if (method === null) return [];
      const isSold = subscription.metadata['user_id'] !== undefined;
      return [{ subscription_id: subscription.id, fingerprint: fingerprintOf(method), isSold }];
    }),
  );
  return found.flat();
};
