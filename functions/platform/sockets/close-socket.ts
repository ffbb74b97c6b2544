import { DeleteConnectionCommand, GoneException } from '@aws-sdk/client-apigatewaymanagementapi';
import { connectionsClientFromEnvironment } from './connections-client.ts';

/** Closes one window's socket; one that is gone already is as good as closed. */
export type CloseSocket = (connectionId: string) => Promise<void>;

/** Closes sockets over API Gateway's management API, which then tells `$disconnect`. */
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
