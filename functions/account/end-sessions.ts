import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import type { SignOutEverywhere } from '../platform/sign-out-everywhere.ts';
import type { CloseSocket } from '../platform/sockets/close-socket.ts';
import type { SocketRepository } from '../realtime/socket-repository.ts';
import type { SessionEndRepository } from './session-end-repository.ts';

interface Dependencies {
  sessions: Pick<SessionEndRepository, 'end'>;
  signOutEverywhere: SignOutEverywhere;
  sockets: Pick<SocketRepository, 'openOf'>;
  closeSocket: CloseSocket;
  /** Notes a failure that does not keep a session alive. */
  report: (error: Error) => void;
}

/**
 * Ends every session of who has just reset the password (decision D31): refresh tokens at once, sockets at once, and
 * no new socket for a token from before. Such a token still reads and writes until it expires, 15 minutes at most.
 * @throws when the sessions cannot be ended: the person is told, and resets again
 */
export const createSessionEnder =
  ({ sessions, signOutEverywhere, sockets, closeSocket, report }: Dependencies) =>
  async (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> => {
    if (event.triggerSource !== 'PostConfirmation_ConfirmForgotPassword') return event;
    const { sub } = event.request.userAttributes;
    if (!sub) throw new Error('Cognito sent no sub.');
    // First, so that a window whose socket closes below gets no ticket for another.
    await sessions.end(sub);
    await signOutEverywhere(event.userPoolId, event.userName);
    try {
      await Promise.all((await sockets.openOf(sub)).map(closeSocket));
    } catch (error) {
      // A socket left open only tells that something changed, and closes within two hours.
      report(error as Error);
    }
    return event;
  };
