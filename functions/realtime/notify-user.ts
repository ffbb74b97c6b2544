import type { LiveMessage } from '#shared/realtime/schema.ts';
import type { PushMessage } from '../platform/sockets/push-message.ts';
import type { SocketRepository } from './socket-repository.ts';

export interface NotifyUserDependencies {
  sockets: Pick<SocketRepository, 'openOf' | 'forget'>;
  push: PushMessage;
  /** Logs why a connection could not be notified. */
  report: (error: Error) => void;
}

/**
 * Sends messages to all open connections of a user, in order. Connections are served in parallel, so a failing one does
 * not delay the others.
 * @returns how many messages reached every connection
 */
export const createNotifyUser =
  ({ sockets, push, report }: NotifyUserDependencies) =>
  async (userId: string, messages: LiveMessage[]): Promise<number> => {
    const notifyConnection = async (connectionId: string): Promise<number> => {
      for (const [index, message] of messages.entries()) {
        try {
          if (!(await push(connectionId, message))) await sockets.forget(userId, connectionId);
        } catch (error) {
          report(error as Error);
          return index;
        }
      }
      return messages.length;
    };

    try {
      const windows = await sockets.openOf(userId);
      return Math.min(messages.length, ...(await Promise.all(windows.map(notifyConnection))));
    } catch (error) {
      report(error as Error);
      return 0;
    }
  };
