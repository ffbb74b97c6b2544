import type { Kinds } from './object-types.ts';
import type { Objects } from './objects.ts';
import type { Outbox } from '../events/outbox.ts';

/** The API request that something happens for; an event names it. */
export interface Cause {
  id: string | null;
  idempotency_key: string | null;
}

/** The account's books: its objects, its time, its outgoing events. Everything that changes them is one transaction. */
export interface Books extends Objects {
  /** Seconds since 1970 by Stripe's own clock. */
  now(): number;
  /** Seconds since 1970 by the machine's clock, which nobody moves. */
  wallNow(): number;
  outbox: Outbox;
  cause: Cause;
  /** Address of the hosted pages, without a slash at the end. */
  pages: string;
  /** What becomes of a subscription whose payment failed for the last time. */
  afterRetries: 'cancel' | 'unpaid';
}

export type Subscription = Kinds['subscription'];
export type Invoice = Kinds['invoice'];
export type Customer = Kinds['customer'];
export type Price = Kinds['price'];
export type PaymentMethod = Kinds['payment_method'];
export type PaymentIntent = Kinds['payment_intent'];
export type Charge = Kinds['charge'];
export type CheckoutSession = Kinds['checkout.session'];
