import type * as z from 'zod';
import type { StripeStore } from '../store/stripe-store.ts';

/** One call of Stripe's API: its parameters and its implementation. */
export interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  /** E.g. `/v1/customers/:id`. */
  path: string;
  parameters: z.ZodType;
  /** Runs in a transaction. @throws Refusal */
  run(stripeStore: StripeStore, input: unknown, id: string): object;
}

/** Defines a call, with the parameter types inferred from its schema. */
export const defineCall = <Schema extends z.ZodType>(
  method: Call['method'],
  path: string,
  parameters: Schema,
  run: (stripeStore: StripeStore, input: z.output<Schema>, id: string) => object,
): Call => ({
  method,
  path,
  parameters,
  // The server passes the output of the schema.
  run: (stripeStore, input, id) => run(stripeStore, input as z.output<Schema>, id),
});
