import type { LiveMessage } from '#shared/realtime/schema.ts';
import type { PushMessage } from '../platform/sockets/push-message.ts';
import type { SocketRepository } from './socket-repository.ts';

export interface TellPersonDependencies {
  sockets: Pick<SocketRepository, 'openOf' | 'forget'>;
  push: PushMessage;
  /** Notes what kept a window from hearing. */
  report: (error: Error) => void;
}

/**
 * Tells the open windows of one person some messages, in order. The windows are told side by side, and one that fails
 * is waited for once: it keeps no other from hearing.
 * @returns how many of the messages reached every window; the rest did not reach one of them
 */
export const createTellPerson =
  ({ sockets, push, report }: TellPersonDependencies) =>
  async (userId: string, messages: LiveMessage[]): Promise<number> => {
    const tellWindow = async (connectionId: string): Promise<number> => {
      for (const [told, message] of messages.entries()) {
        try {
          if (!(await push(connectionId, message))) await sockets.forget(userId, connectionId);
        } catch (error) {
          report(error as Error);
          return told;
        }
      }
      return messages.length;
    };

    try {
      const windows = await sockets.openOf(userId);
      return Math.min(messages.length, ...(await Promise.all(windows.map(tellWindow))));
    } catch (error) {
      report(error as Error);
      return 0;
    }
  };
