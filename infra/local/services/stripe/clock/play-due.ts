import type { Store } from '../../../store.ts';
import type { Books } from '../store/stripe-store.ts';
import { inTransaction } from '../store/transaction.ts';
import { expireCheckout } from '../checkout/expire-checkout.ts';
import { playSubscription } from '../subscriptions/play-subscription.ts';
import type { MovableClock } from './movable-clock.ts';

const play = (books: Books, kind: string, id: string): void => {
  if (kind === 'checkout.session') expireCheckout(books, books.get('checkout.session', id));
  else if (kind === 'subscription') playSubscription(books, books.get('subscription', id));
  else throw new Error(`Nothing is due for a ${kind}.`);
};

/**
 * Runs everything that is due up to an instant, in order, each item at its own time and in its own transaction: after
 * an
 * interruption, the next run continues.
 */
export const playDue = (store: Store, books: Books, clock: MovableClock, until: number): void => {
  for (let due = books.nextDue(until); due; due = books.nextDue(until)) {
    const { kind, id, due_at: at } = due;
    clock.at(at, () => inTransaction(store, () => play(books, kind, id)));
  }
};
