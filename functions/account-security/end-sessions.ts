import type { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import type { CloseSessions } from '../account/close-sessions.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { HasEnded } from '../platform/session/has-ended.ts';

interface Dependencies {
  userPoolId: string;
  closeSessions: CloseSessions;
  hasEnded: HasEnded;
}

/**
 * Ends every session of the caller. One that was ended already ends none that began since: who was signed out cannot
 * keep the person out, and a press that is repeated is answered as the first. An access token from before still reads
 * and writes for 15 minutes at most, except where the route asks for a live session.
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
