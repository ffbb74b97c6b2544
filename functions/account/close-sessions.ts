import type { CloseSocket } from '../platform/sockets/close-socket.ts';
import type { UserPool } from '../platform/user-pool.ts';
import type { SocketRepository } from '../realtime/socket-repository.ts';
import type { SessionEndRepository } from '../platform/session/session-end-repository.ts';

export interface SessionParts {
  sessions: Pick<SessionEndRepository, 'end'>;
  pool: Pick<UserPool, 'signOutEverywhere'>;
  sockets: Pick<SocketRepository, 'openOf'>;
  closeSocket: CloseSocket;
  /**
   * Forgets the browsers that take the person's reminders: they have to sign in there again first. Missing where the
   * account is closed: nothing goes to one, and its erasure forgets them.
   */
  forgetDevices?: (sub: string) => Promise<void>;
  /** Notes a failure that does not keep a session alive. */
  report: (what: 'SOCKETS_NOT_CLOSED' | 'DEVICES_NOT_FORGOTTEN', error: Error) => void;
}

/**
 * Ends every session of a person: refresh tokens, sockets and reminders at once, and no new socket for a token from
 * before.
 */
export type CloseSessions = (userPoolId: string, userName: string, sub: string) => Promise<void>;

export const createCloseSessions =
  ({ sessions, pool, sockets, closeSocket, forgetDevices, report }: SessionParts): CloseSessions =>
  async (userPoolId, userName, sub) => {
    // Before the note: who is noted as signed out may not ask again, so nothing may be left to do.
    await pool.signOutEverywhere(userPoolId, userName);
    // Before the sockets, so that a window whose socket closes gets no ticket for another.
    await sessions.end(sub);
    const closeSockets = async () => Promise.all((await sockets.openOf(sub)).map(closeSocket));
    await Promise.all([
      // A socket left open only tells that something changed, and closes within two hours.
      closeSockets().catch((error: unknown) => report('SOCKETS_NOT_CLOSED', error as Error)),
      // A reminder that still comes tells the name of a meal.
      forgetDevices?.(sub).catch((error: unknown) => report('DEVICES_NOT_FORGOTTEN', error as Error)),
    ]);
  };
