import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { securityNotice } from './schema.ts';

export const accountSecurityRoutes = {
  /**
   * Ends every session of the caller, including the current one. Repeating the request with one of them changes nothing
   * more.
   */
  endSessions: defineRoute({
    method: 'POST',
    path: '/api/account/sessions/ending',
    auth: 'user',
    session: 'endpoint',
    status: 200,
    response: z.object({ status: z.literal('ended') }),
    errors: [],
  }),
  /** Copies the caller's verified email from the user pool to the profile. */
  syncEmail: defineRoute({
    method: 'POST',
    path: '/api/account/email',
    auth: 'user',
    status: 200,
    response: z.object({ email: z.string().nullable() }),
    errors: [],
  }),
  /** Emails the caller about a change of the account's sign-in settings. */
  notifyByEmail: defineRoute({
    method: 'POST',
    path: '/api/account/notices',
    auth: 'user',
    status: 200,
    body: securityNotice,
    response: z.object({ status: z.literal('told') }),
    errors: [],
  }),
};
