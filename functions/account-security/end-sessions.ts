import type { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import type { CloseSessions } from '../account/close-sessions.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';

interface Dependencies {
  userPoolId: string;
  closeSessions: CloseSessions;
}

/** Ends every session of the caller. An access token from before still reads and writes for 15 minutes at most. */
export const endSessions =
  ({ userPoolId, closeSessions }: Dependencies): Endpoint<typeof accountSecurityRoutes.endSessions> =>
  async ({ caller: { user_id } }) => {
    await closeSessions(userPoolId, user_id, user_id);
    return { status: 'ended' };
  };
