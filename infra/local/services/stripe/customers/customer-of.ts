import type { Books, Customer } from '../store/stripe-store.ts';
import { missing } from '../http/stripe-error.ts';

/** A customer that is still there. @throws Refusal when there is none, or no more */
export const customerOf = (books: Books, id: string, param = 'id'): Customer => {
  const customer = books.get('customer', id, param);
  if (books.facts('customer', id).deleted) throw missing('customer', id, param);
  return customer;
};
