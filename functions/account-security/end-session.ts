import type { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { SessionEndRepository } from '../platform/session/session-end-repository.ts';
import type { SessionRepository } from '../platform/session/session-repository.ts';

interface Dependencies {
  sessions: Pick<SessionRepository, 'end' | 'endAll'>;
  ends: Pick<SessionEndRepository, 'end'>;
  /** Closes the user's sockets; those of live sessions connect again. Must not fail. */
  closeSockets: (userId: string) => Promise<void>;
}

/** Ends one session of the caller. Its refresh token stays valid at the user pool but is rejected here. */
export const endSession =
  ({
    sessions,
    closeSockets,
  }: Pick<Dependencies, 'sessions' | 'closeSockets'>): Endpoint<typeof accountSecurityRoutes.endSession> =>
  async ({ caller: { user_id }, params: { id } }) => {
    await sessions.end(user_id, id);
    await closeSockets(user_id);
    return undefined;
  };

/** Ends every session of the caller except the current one, including those that have made no request yet. */
export const endOtherSessions =
  ({ sessions, ends, closeSockets }: Dependencies): Endpoint<typeof accountSecurityRoutes.endOtherSessions> =>
  async ({ caller: { user_id, session_id } }) => {
    await ends.end(user_id, { is_here_only: true });
    await sessions.endAll(user_id, session_id);
    await closeSockets(user_id);
    return { status: 'ended' };
  };
