import type { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import type { CloseSessions } from '../account/public.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { HasEnded } from '../platform/session/session-ledger.ts';

interface Dependencies {
  userPoolId: string;
  closeSessions: CloseSessions;
  hasEnded: HasEnded;
}

/**
 * Ends every session of the caller. Repeating the request is safe: a session that has already ended cannot end newer
 * ones, so a signed-out device cannot lock the user out. Older access tokens stay valid for up to 15 minutes, except on
 * routes that require a live session.
 */
export const endSessions =
  ({
    userPoolId,
    closeSessions,
    hasEnded,
  }: Dependencies): Endpoint<typeof accountSecurityRoutes.endSessions> =>
  async ({ caller }) => {
    const { user_id } = caller;
    if (!(await hasEnded(caller))) await closeSessions(userPoolId, user_id, user_id);
    return { status: 'ended' };
  };
