import type { UserPool } from '../platform/user-pool/user-pool.ts';
import type { SessionEndRepository } from '../platform/session/session-end-repository.ts';
import type { SessionRepository } from '../platform/session/session-repository.ts';

export interface SessionParts {
  ends: Pick<SessionEndRepository, 'end'>;
  sessions: Pick<SessionRepository, 'endAll'>;
  pool: Pick<UserPool, 'signOutEverywhere'>;
  /** Closes the user's sockets. Must not fail. */
  closeSockets: (sub: string) => Promise<void>;
  /**
   * Deletes the user's push subscriptions, so that each browser has to sign in again. Omitted when an account is
   * closed: its reminders stop anyway, and the erasure deletes the subscriptions.
   */
  forgetDevices?: (sub: string) => Promise<void>;
  /** Logs a failure that does not keep a session alive. */
  report: (what: 'DEVICES_NOT_FORGOTTEN', error: Error) => void;
}

/**
 * Ends every session of a user: revokes refresh tokens, closes sockets, stops reminders and rejects new sockets for
 * older tokens.
 */
export type CloseSessions = (userPoolId: string, userName: string, sub: string) => Promise<void>;

export const createCloseSessions =
  ({ ends, sessions, pool, closeSockets, forgetDevices, report }: SessionParts): CloseSessions =>
  async (userPoolId, userName, sub) => {
    // Runs before the session end is recorded: a signed-out caller cannot repeat the request, so nothing may be left to
    // do.
    await pool.signOutEverywhere(userPoolId, userName);
    // Runs before the sockets close, so that a disconnected tab cannot get a ticket for a new one.
    await ends.end(sub);
    await sessions.endAll(sub);
    await Promise.all([
      closeSockets(sub),
      // A reminder that still arrives would reveal the name of a meal.
      forgetDevices?.(sub).catch((error: unknown) => report('DEVICES_NOT_FORGOTTEN', error as Error)),
    ]);
  };
