import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { securityNotice, session, sessionId } from './schema.ts';

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
  /** Lists the sessions that have not ended, the current one first. */
  listSessions: defineRoute({
    method: 'GET',
    path: '/api/account/sessions',
    auth: 'user',
    session: 'live',
    status: 200,
    response: z.object({ sessions: z.array(session) }),
    errors: [],
  }),
  /** Ends one session. Does nothing if it has already ended. */
  endSession: defineRoute({
    method: 'DELETE',
    path: '/api/account/sessions/{id}',
    auth: 'user',
    session: 'live',
    status: 204,
    params: z.strictObject({ id: sessionId }),
    errors: [],
  }),
  /** Ends every session of the caller except the current one. */
  endOtherSessions: defineRoute({
    method: 'POST',
    path: '/api/account/sessions/others/ending',
    auth: 'user',
    session: 'live',
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
