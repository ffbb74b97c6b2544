import type { Store } from '../../../store.ts';
import type { StripeStore } from '../store/stripe-store.ts';
import { inTransaction } from '../store/transaction.ts';
import { expireCheckout } from '../checkout/expire-checkout.ts';
import { playSubscription } from '../subscriptions/process-due-subscription.ts';
import type { MovableClock } from './movable-clock.ts';

const play = (stripeStore: StripeStore, kind: string, id: string): void => {
  if (kind === 'checkout.session') expireCheckout(stripeStore, stripeStore.get('checkout.session', id));
  else if (kind === 'subscription') playSubscription(stripeStore, stripeStore.get('subscription', id));
  else throw new Error(`Nothing is due for a ${kind}.`);
};

/**
 * Runs everything that is due up to an instant, in order, each item at its own time and in its own transaction: after
 * an
 * interruption, the next run continues.
 */
export const processDueEvents = (
  store: Store,
  stripeStore: StripeStore,
  clock: MovableClock,
  until: number,
): void => {
  for (let due = stripeStore.nextDue(until); due; due = stripeStore.nextDue(until)) {
    const { kind, id, due_at: at } = due;
    clock.at(at, () => inTransaction(store, () => play(stripeStore, kind, id)));
  }
};
