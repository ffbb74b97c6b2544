import type { StripeStore, Customer } from '../store/stripe-store.ts';
import { missing } from '../http/stripe-error.ts';

/** Returns an existing customer. @throws Refusal when there is none, or when it was deleted */
export const customerOf = (stripeStore: StripeStore, id: string, param = 'id'): Customer => {
  const customer = stripeStore.get('customer', id, param);
  if (stripeStore.facts('customer', id).deleted) throw missing('customer', id, param);
  return customer;
};
