import type { IncomingHttpHeaders } from 'node:http';
import type { StripeStore } from '../store/stripe-store.ts';
import type { FormTokens } from './form-token.ts';

/** A request for a page, or with its form. */
export interface Visit {
  method: 'GET' | 'POST';
  /** The path below the pages' base URL, without the leading slash, e.g. `['p', 'bps_1', 'cancel']`. */
  path: string[];
  query: URLSearchParams;
  form: Record<string, string>;
  headers: IncomingHttpHeaders;
}

/** Dependencies of the pages. */
export interface Desk {
  stripeStore: StripeStore;
  tokens: FormTokens;
  /** Runs work in one transaction and sends the resulting events. */
  change<T>(work: (stripeStore: StripeStore) => T): T;
  /** Moves Stripe's clock forward and runs everything that becomes due. @param to seconds */
  advance(to: number): void;
}
