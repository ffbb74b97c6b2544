import * as z from 'zod';
import { defineRoute } from '../http/route.ts';

/** What a person types to say that the account is to go. */
export const CLOSING_WORD = 'DELETE';

export const accountRoutes = {
  /** Closes the account at once; everything it holds is erased within minutes (decision D29). */
  close: defineRoute({
    method: 'POST',
    path: '/api/account/closing',
    auth: 'user',
    status: 202,
    body: z.strictObject({
      confirmation: z.literal(CLOSING_WORD, `Please type '${CLOSING_WORD}' to confirm account deletion`),
    }),
    response: z.object({ status: z.literal('closing') }),
    errors: [],
  }),
  /**
   * Closes the account of a person under 13, who has said so and confirmed it (decision D42): as the closing does, but
   * nothing is erased.
   */
  closeTooYoung: defineRoute({
    method: 'POST',
    path: '/api/account/too-young',
    auth: 'user',
    status: 200,
    response: z.object({ status: z.literal('closed') }),
    errors: [],
  }),
};
