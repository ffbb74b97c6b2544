import type { Books, Invoice, PaymentMethod, Subscription } from '../store/stripe-store.ts';
import type { Behaviour } from '../payments/test-cards.ts';

/** A saved card and its behavior when charged. */
export interface KeptCard {
  method: PaymentMethod;
  behaviour: Behaviour;
}

/** Returns the card that a subscription is charged with: its own, or else the customer's. */
export const cardOf = (books: Books, subscription: Subscription): KeptCard | undefined => {
  const customer = books.get('customer', subscription.customer);
  const id = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  if (id === null) return undefined;
  return { method: books.get('payment_method', id), behaviour: books.facts('payment_method', id).behaviour };
};

/** Returns the subscription of an invoice. */
export const subscriptionOf = (books: Books, { parent }: Invoice): Subscription =>
  books.get('subscription', parent?.subscription_details?.subscription ?? '');
