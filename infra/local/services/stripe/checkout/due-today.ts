import type { StripeStore, CheckoutSession } from '../store/stripe-store.ts';

/** Returns the amount that a checkout charges immediately, in cents. A plan uses the customer's balance first. */
export const dueToday = (
  stripeStore: StripeStore,
  { mode, amount_total: total, customer }: CheckoutSession,
): number => {
  const amount = total ?? 0;
  if (mode !== 'subscription' || customer === null) return amount;
  return amount - Math.max(0, Math.min(amount, -stripeStore.get('customer', customer).balance));
};

/** Returns whether the page asks for a card: always, unless nothing is due and the caller makes it optional. */
export const asksForCard = (stripeStore: StripeStore, session: CheckoutSession): boolean =>
  dueToday(stripeStore, session) > 0 || session.payment_method_collection !== 'if_required';
