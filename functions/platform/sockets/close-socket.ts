import { DeleteConnectionCommand, GoneException } from '@aws-sdk/client-apigatewaymanagementapi';
import { connectionsClientFromEnvironment } from './connections-client.ts';

/** Closes a connection. Does nothing if it is already closed. */
export type CloseSocket = (connectionId: string) => Promise<void>;

/** Closes connections through API Gateway's management API, which then triggers `$disconnect`. */
export const closeSocketFromEnvironment = (): CloseSocket => {
  const client = connectionsClientFromEnvironment();
  return async (connectionId) => {
    try {
      await client.send(new DeleteConnectionCommand({ ConnectionId: connectionId }));
    } catch (error) {
      if (!(error instanceof GoneException)) throw error;
    }
  };
};
