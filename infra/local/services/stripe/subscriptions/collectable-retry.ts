import type { StripeStore, Subscription } from '../store/stripe-store.ts';
import { retry, settled } from './collect.ts';

/** Retries the latest invoice, unless it was paid on its own page in the meantime. */
export const collectableRetry = (stripeStore: StripeStore, subscription: Subscription): Subscription => {
  const invoice = stripeStore.get('invoice', subscription.latest_invoice ?? '');
  return invoice.status === 'paid'
    ? settled(stripeStore, subscription, invoice)
    : retry(stripeStore, subscription);
};
