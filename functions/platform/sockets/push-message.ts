import { GoneException, PostToConnectionCommand } from '@aws-sdk/client-apigatewaymanagementapi';
import type { LiveMessage } from '#shared/realtime/schema.ts';
import { connectionsClientFromEnvironment } from './connections-client.ts';

/** Sends a message to a connection. @returns false if the connection is gone */
export type PushMessage = (connectionId: string, message: LiveMessage) => Promise<boolean>;

/**
 * Sends messages through API Gateway's management API.
 * @param silence maximum wait for a response, ms
 */
export const pushMessageFromEnvironment = (silence?: number): PushMessage => {
  const client = connectionsClientFromEnvironment({ ...(silence !== undefined && { silence }) });
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
