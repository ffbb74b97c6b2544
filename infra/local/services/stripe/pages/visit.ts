import type { IncomingHttpHeaders } from 'node:http';
import type { Books } from '../store/stripe-store.ts';
import type { FormTokens } from './form-token.ts';

/** Somebody opens a page or sends its form. */
export interface Visit {
  method: 'GET' | 'POST';
  /** Below the address of the pages, without its first slash, e.g. `['p', 'bps_1', 'cancel']`. */
  path: string[];
  query: URLSearchParams;
  form: Record<string, string>;
  headers: IncomingHttpHeaders;
}

/** What pages work with. */
export interface Desk {
  books: Books;
  tokens: FormTokens;
  /** Does something as one transaction, and sends the events that come of it. */
  change<T>(work: (books: Books) => T): T;
  /** Moves Stripe's clock forward and plays what comes due. @param to seconds */
  advance(to: number): void;
}
