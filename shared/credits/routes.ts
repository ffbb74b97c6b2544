import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { creditBalance, creditChange } from './schema.ts';

export const creditRoutes = {
  /** Returns the balance with its parts. */
  balance: defineRoute({
    method: 'GET',
    path: '/api/credits',
    auth: 'user',
    status: 200,
    response: creditBalance,
    errors: [],
  }),
  /** Returns the caller's balance as a single number, as the specification names it. */
  total: defineRoute({
    method: 'POST',
    path: '/api/rpc/get_user_total_credits',
    auth: 'user',
    status: 200,
    body: z.strictObject({ user_uuid: z.string().min(1).max(128) }),
    response: z.int().min(0),
    errors: ['FORBIDDEN'],
  }),
  /** Returns all changes, newest first. */
  history: defineRoute({
    method: 'GET',
    path: '/api/credits/history',
    auth: 'user',
    status: 200,
    query: z.strictObject({
      cursor: z
        .string()
        .regex(/^\d{12}$/, 'Invalid cursor.')
        .optional(),
    }),
    response: z.object({ changes: z.array(creditChange), cursor: z.string().nullable() }),
    errors: [],
  }),
};
