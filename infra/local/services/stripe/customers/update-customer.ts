import type { StripeStore, Customer } from '../store/stripe-store.ts';
import { emit } from '../events/emit.ts';
import { previousOf } from '../events/changes.ts';

/** Updates a customer and emits an event if anything changed. */
export const updateCustomer = (
  stripeStore: StripeStore,
  customer: Customer,
  changes: Partial<Customer>,
): Customer => {
  const after = { ...customer, ...changes };
  const previous = previousOf(customer, after);
  if (!previous) return customer;
  stripeStore.putWith<'customer'>(after);
  emit(stripeStore, 'customer.updated', after, previous);
  return after;
};
