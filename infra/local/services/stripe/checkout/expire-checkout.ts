import type { StripeStore, CheckoutSession } from '../store/stripe-store.ts';
import { emit } from '../events/emit.ts';
import { invalid } from '../http/stripe-error.ts';

/** Expires an unpaid checkout. @throws Refusal when it is not open */
export const expireCheckout = (stripeStore: StripeStore, session: CheckoutSession): CheckoutSession => {
  if (session.status !== 'open')
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  const expired: CheckoutSession = { ...session, status: 'expired', url: null };
  stripeStore.putWith<'checkout.session'>(expired, { challenged: null, problem: null });
  emit(stripeStore, 'checkout.session.expired', expired);
  return expired;
};
