import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { securityNotice } from './schema.ts';

export const accountSecurityRoutes = {
  /** Ends every session of the caller, the present one included. Asked again by one of them, it changes nothing more. */
  endSessions: defineRoute({
    method: 'POST',
    path: '/api/account/sessions/ending',
    auth: 'user',
    status: 200,
    response: z.object({ status: z.literal('ended') }),
    errors: [],
  }),
  /** Takes the e-mail that the caller has verified at the user pool over into the profile. */
  followEmail: defineRoute({
    method: 'POST',
    path: '/api/account/email',
    auth: 'user',
    status: 200,
    response: z.object({ email: z.string().nullable() }),
    errors: [],
  }),
  /** Mails the caller what was just done to the way into the account. */
  tellByMail: defineRoute({
    method: 'POST',
    path: '/api/account/notices',
    auth: 'user',
    status: 200,
    body: securityNotice,
    response: z.object({ status: z.literal('told') }),
    errors: [],
  }),
};
