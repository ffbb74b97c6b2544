import type { CloseSocket } from '../platform/sockets/close-socket.ts';
import type { UserPool } from '../platform/user-pool.ts';
import type { SocketRepository } from '../realtime/socket-repository.ts';
import type { SessionEndRepository } from './session-end-repository.ts';

export interface SessionParts {
  sessions: Pick<SessionEndRepository, 'end'>;
  pool: Pick<UserPool, 'signOutEverywhere'>;
  sockets: Pick<SocketRepository, 'openOf'>;
  closeSocket: CloseSocket;
  /** Notes a failure that does not keep a session alive. */
  report: (error: Error) => void;
}

/** Ends every session of a person: refresh tokens and sockets at once, and no new socket for a token from before. */
export type CloseSessions = (userPoolId: string, userName: string, sub: string) => Promise<void>;

export const createCloseSessions =
  ({ sessions, pool, sockets, closeSocket, report }: SessionParts): CloseSessions =>
  async (userPoolId, userName, sub) => {
    // First, so that a window whose socket closes below gets no ticket for another.
    await sessions.end(sub);
    await pool.signOutEverywhere(userPoolId, userName);
    try {
      await Promise.all((await sockets.openOf(sub)).map(closeSocket));
    } catch (error) {
      // A socket left open only tells that something changed, and closes within two hours.
      report(error as Error);
    }
  };
