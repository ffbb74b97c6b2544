import type * as z from 'zod';
import type { Books } from '../store/stripe-store.ts';

/** One call of Stripe's API: what it takes, what it does. */
export interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  /** e.g. `/v1/customers/:id` */
  path: string;
  parameters: z.ZodType;
  /** Runs inside a transaction. @throws Refusal */
  run(books: Books, input: unknown, id: string): object;
}

/** Ties a call's parameters to what it does with them. */
export const defineCall = <Schema extends z.ZodType>(
  method: Call['method'],
  path: string,
  parameters: Schema,
  run: (books: Books, input: z.output<Schema>, id: string) => object,
): Call => ({
  method,
  path,
  parameters,
  // The server hands over what the schema gave.
  run: (books, input, id) => run(books, input as z.output<Schema>, id),
});
