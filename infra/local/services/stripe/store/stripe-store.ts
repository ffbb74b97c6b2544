import type { Kinds } from './object-types.ts';
import type { Objects } from './objects.ts';
import type { Outbox } from '../events/outbox.ts';

/** The API request that caused an event. */
interface Cause {
  id: string | null;
  idempotency_key: string | null;
}

/** The account's data: its objects, its time, its outgoing events. Every change is one transaction. */
export interface StripeStore extends Objects {
  /** Returns the time of Stripe's clock in seconds since 1970. */
  now(): number;
  /** Returns the time of the product's clock in seconds since 1970, unaffected by moving Stripe's clock. */
  wallNow(): number;
  outbox: Outbox;
  cause: Cause;
  /** URL of the hosted pages, without a trailing slash. */
  pages: string;
  /** What happens to a subscription after the last failed payment. */
  afterRetries: 'cancel' | 'unpaid';
}

export type Subscription = Kinds['subscription'];
export type SubscriptionSchedule = Kinds['subscription_schedule'];
export type Invoice = Kinds['invoice'];
export type Customer = Kinds['customer'];
export type Price = Kinds['price'];
export type PaymentMethod = Kinds['payment_method'];
export type PaymentIntent = Kinds['payment_intent'];
export type Charge = Kinds['charge'];
export type CheckoutSession = Kinds['checkout.session'];
