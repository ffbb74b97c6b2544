import type { Books, Customer } from '../store/stripe-store.ts';
import { emit } from '../events/emit.ts';
import { previousOf } from '../events/changes.ts';

/** Updates a customer and emits an event if anything changed. */
export const updateCustomer = (books: Books, customer: Customer, changes: Partial<Customer>): Customer => {
  const after = { ...customer, ...changes };
  const previous = previousOf(customer, after);
  if (!previous) return customer;
  books.putWith<'customer'>(after);
  emit(books, 'customer.updated', after, previous);
  return after;
};
