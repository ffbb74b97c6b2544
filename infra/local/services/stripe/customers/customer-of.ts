import type { Books, Customer } from '../store/stripe-store.ts';
import { missing } from '../http/stripe-error.ts';

/** Returns an existing customer. @throws Refusal when there is none, or when it was deleted */
export const customerOf = (books: Books, id: string, param = 'id'): Customer => {
  const customer = books.get('customer', id, param);
  if (books.facts('customer', id).deleted) throw missing('customer', id, param);
  return customer;
};
