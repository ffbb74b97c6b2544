import type { Books, Subscription } from '../store/stripe-store.ts';
import { retry, settled } from './collect.ts';

/** Retries the latest invoice, unless it was paid on its own page in the meantime. */
export const collectableRetry = (books: Books, subscription: Subscription): Subscription => {
  const invoice = books.get('invoice', subscription.latest_invoice ?? '');
  return invoice.status === 'paid' ? settled(books, subscription, invoice) : retry(books, subscription);
};
