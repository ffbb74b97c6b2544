import * as z from 'zod';
import { defineRoute } from '../http/route.ts';

/** The word a user types to confirm closing the account. */
export const CLOSING_WORD = 'DELETE';

export const accountRoutes = {
  /** Closes the account immediately; its data is erased within minutes (decision D29). */
  close: defineRoute({
    method: 'POST',
    path: '/api/account/closing',
    auth: 'user',
    session: 'endpoint',
    freshProof: true,
    status: 202,
    body: z.strictObject({
      confirmation: z.literal(CLOSING_WORD, `Please type '${CLOSING_WORD}' to confirm account deletion`),
    }),
    response: z.object({ status: z.literal('closing') }),
    errors: ['FRESH_PROOF_NEEDED'],
  }),
  /**
   * Closes the account of a user who confirmed to be under 13 (decision D42): like closing it, but nothing is erased.
   */
  closeUnderageAccount: defineRoute({
    method: 'POST',
    path: '/api/account/too-young',
    auth: 'user',
    session: 'endpoint',
    status: 200,
    response: z.object({ status: z.literal('closed') }),
    errors: [],
  }),
};
