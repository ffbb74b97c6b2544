import type { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import type { CloseSessions } from '../account/public.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { HasEnded } from '../platform/session/session-ledger.ts';

interface Dependencies {
  userPoolId: string;
  closeSessions: CloseSessions;
  hasEnded: HasEnded;
  revokeTokens: (userId: string) => Promise<void>;
}

/**
 * Ends every session of the caller and revokes API tokens, unless the caller keeps them. Repeating the request is safe: a session that has already ended cannot end newer
 * ones, so a signed-out device cannot lock the user out.
 */
export const endSessions =
  ({
    userPoolId,
    closeSessions,
    hasEnded,
    revokeTokens,
  }: Dependencies): Endpoint<typeof accountSecurityRoutes.endSessions> =>
  async ({ caller, body }) => {
    const { user_id } = caller;
    if (await hasEnded(caller)) return { status: 'ended' };
    // Runs first: a signed-out caller cannot repeat the request.
    if (!body?.keep_tokens) await revokeTokens(user_id);
    await closeSessions(userPoolId, user_id, user_id);
    return { status: 'ended' };
  };
