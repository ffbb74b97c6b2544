import type { StripeStore, Invoice, PaymentMethod, Subscription } from '../store/stripe-store.ts';
import type { Behaviour } from '../payments/test-cards.ts';

/** A saved card and its behavior when charged. */
export interface KeptCard {
  method: PaymentMethod;
  behaviour: Behaviour;
}

/** Returns the card that a subscription is charged with: its own, or else the customer's. */
export const cardOf = (stripeStore: StripeStore, subscription: Subscription): KeptCard | undefined => {
  const customer = stripeStore.get('customer', subscription.customer);
  const id = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  if (id === null) return undefined;
  return {
    method: stripeStore.get('payment_method', id),
    behaviour: stripeStore.facts('payment_method', id).behaviour,
  };
};

/** Returns the subscription of an invoice. */
export const subscriptionOf = (stripeStore: StripeStore, { parent }: Invoice): Subscription =>
  stripeStore.get('subscription', parent?.subscription_details?.subscription ?? '');
