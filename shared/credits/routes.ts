import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { creditBalance, creditChange } from './schema.ts';

export const creditRoutes = {
  /** The balance with what it is made of. */
  balance: defineRoute({
    method: 'GET',
    path: '/api/credits',
    auth: 'user',
    status: 200,
    response: creditBalance,
    errors: [],
  }),
  /** The balance as one number, by the name that the product's specification gives it. One's own only. */
  total: defineRoute({
    method: 'POST',
    path: '/api/rpc/get_user_total_credits',
    auth: 'user',
    status: 200,
    body: z.strictObject({ user_uuid: z.string().min(1).max(128) }),
    response: z.int().min(0),
    errors: ['FORBIDDEN'],
  }),
  /** Every change, newest first. */
  history: defineRoute({
    method: 'GET',
    path: '/api/credits/history',
    auth: 'user',
    status: 200,
    query: z.strictObject({
      cursor: z
        .string()
        .regex(/^\d{12}$/, 'This is no place in the history.')
        .optional(),
    }),
    response: z.object({ changes: z.array(creditChange), cursor: z.string().nullable() }),
    errors: [],
  }),
};
