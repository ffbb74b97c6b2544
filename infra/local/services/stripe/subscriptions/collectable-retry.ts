import type { Books, Subscription } from '../store/stripe-store.ts';
import { retry, settled } from './collect.ts';

/** Tries the latest invoice again, unless somebody has paid it on its own page meanwhile. */
export const collectableRetry = (books: Books, subscription: Subscription): Subscription => {
  const invoice = books.get('invoice', subscription.latest_invoice ?? '');
  return invoice.status === 'paid' ? settled(books, subscription, invoice) : retry(books, subscription);
};
