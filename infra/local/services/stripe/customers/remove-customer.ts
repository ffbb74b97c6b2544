import type Stripe from 'stripe';
import type { StripeStore } from '../store/stripe-store.ts';
import { emit } from '../events/emit.ts';
import { cancelNow } from '../subscriptions/cancel-now.ts';
import { customerOf } from './customer-of.ts';

/** Deletes a customer, which ends all subscriptions immediately. */
export const removeCustomer = (stripeStore: StripeStore, id: string): Stripe.DeletedCustomer => {
  const customer = customerOf(stripeStore, id);
  for (const subscription of stripeStore.all('subscription', id))
    if (subscription.status !== 'canceled') cancelNow(stripeStore, subscription, 'cancellation_requested');
  stripeStore.putWith<'customer'>(customer, { deleted: true });
  emit(stripeStore, 'customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
};
