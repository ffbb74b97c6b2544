import type { Books, CheckoutSession } from '../store/stripe-store.ts';
import { emit } from '../events/emit.ts';
import { invalid } from '../http/stripe-error.ts';

/** Expires an unpaid checkout. @throws Refusal when it is not open */
export const expireCheckout = (books: Books, session: CheckoutSession): CheckoutSession => {
  if (session.status !== 'open')
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  const expired: CheckoutSession = { ...session, status: 'expired', url: null };
  books.putWith<'checkout.session'>(expired, { challenged: null, problem: null });
  emit(books, 'checkout.session.expired', expired);
  return expired;
};
