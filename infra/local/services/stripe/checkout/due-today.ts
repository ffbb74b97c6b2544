import type { Books, CheckoutSession } from '../store/stripe-store.ts';

/** What a checkout charges at once, in cents: money to the good is used first for a plan. */
export const dueToday = (books: Books, { mode, amount_total: total, customer }: CheckoutSession): number => {
  const amount = total ?? 0;
  if (mode !== 'subscription' || customer === null) return amount;
  return amount - Math.max(0, Math.min(amount, -books.get('customer', customer).balance));
};

/** Whether the page asks for a card: always, unless nothing is due and the caller leaves it open. */
export const asksForCard = (books: Books, session: CheckoutSession): boolean =>
  dueToday(books, session) > 0 || session.payment_method_collection !== 'if_required';
