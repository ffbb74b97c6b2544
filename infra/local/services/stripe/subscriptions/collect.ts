import type { Books, Invoice, Subscription } from '../store/stripe-store.ts';
import { type Collection, payInvoice } from '../invoices/pay-invoice.ts';
import { cancelNow } from './cancel-now.ts';
import { updateSubscription } from './update-subscription.ts';

/** Days between attempts to charge a declined card. After the last one, Stripe gives up. */
const RETRY_DAYS = [3, 5, 7];

const nextTry = (books: Books, retries: number): number | null => {
  const days = RETRY_DAYS[retries];
  return days === undefined ? null : books.now() + days * 86_400;
};

/** Updates a subscription after one of its invoices was paid. */
export const settled = (books: Books, subscription: Subscription, invoice: Invoice): Subscription =>
  updateSubscription(
    books,
    subscription,
    { status: 'active', latest_invoice: invoice.id },
    { retries: 0, nextRetry: null },
  );

/** Charges for a new invoice of a subscription, which becomes active, or past due with a scheduled retry. */
export const collect = (
  books: Books,
  subscription: Subscription,
  invoice: Invoice,
): Collection & { subscription: Subscription } => {
  const nextRetry = nextTry(books, 0);
  const collection = payInvoice(books, invoice, nextRetry);
  if (collection.isPaid)
    return { ...collection, subscription: settled(books, subscription, collection.invoice) };
  const late = updateSubscription(
    books,
    subscription,
    { status: 'past_due', latest_invoice: invoice.id },
    { retries: 0, nextRetry },
  );
  return { ...collection, subscription: late };
};

/** Retries the payment of the latest invoice; after the last attempt the subscription ends or becomes unpaid. */
export const retry = (books: Books, subscription: Subscription): Subscription => {
  const { retries } = books.facts('subscription', subscription.id);
  const invoice = books.get('invoice', subscription.latest_invoice ?? '');
  const nextRetry = nextTry(books, retries + 1);
  const collection = payInvoice(books, invoice, nextRetry);
  if (collection.isPaid) return settled(books, subscription, collection.invoice);
  if (nextRetry !== null)
    return updateSubscription(books, subscription, {}, { retries: retries + 1, nextRetry });
  if (books.afterRetries === 'cancel') return cancelNow(books, subscription, 'payment_failed');
  return updateSubscription(books, subscription, { status: 'unpaid' }, { nextRetry: null });
};
