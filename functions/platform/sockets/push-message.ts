import { GoneException, PostToConnectionCommand } from '@aws-sdk/client-apigatewaymanagementapi';
import type { LiveMessage } from '#shared/realtime/schema.ts';
import { connectionsClientFromEnvironment } from './connections-client.ts';

/** Sends to one window. @returns false when the window is gone */
export type PushMessage = (connectionId: string, message: LiveMessage) => Promise<boolean>;

/**
 * Sends over API Gateway's management API.
 * @param silence longest wait for one answer, ms
 */
export const pushMessageFromEnvironment = (silence?: number): PushMessage => {
  const client = connectionsClientFromEnvironment(silence);
  return async (connectionId, message) => {
    try {
      await client.send(
        new PostToConnectionCommand({ ConnectionId: connectionId, Data: JSON.stringify(message) }),
      );
      return true;
    } catch (error) {
      if (error instanceof GoneException) return false;
      throw error;
    }
  };
};
