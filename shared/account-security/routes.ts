import * as z from 'zod';
import { defineRoute } from '../http/route.ts';

export const accountSecurityRoutes = {
  /** Ends every session of the caller, the present one included. Asked again, it ends those that began since. */
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
};
