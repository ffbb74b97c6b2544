import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { CodedError } from '#shared/errors/coded-error.ts';
import { PING } from '#shared/realtime/schema.ts';
import type { PushMessage } from '../platform/sockets/push-message.ts';
import type { SocketRepository } from './socket-repository.ts';

/** The parsed fields of a WebSocket event, with the context set by the authorizer. */
export interface SocketEvent {
  requestContext: { routeKey: string; connectionId: string; authorizer?: { user_id?: string } };
  /** The client's message. */
  body?: string;
}

interface Dependencies {
  sockets: Pick<SocketRepository, 'open' | 'close'>;
  push: PushMessage;
}

/**
 * Tracks open connections. Answers a ping with the connection ID, with which the client requests updates for itself
 * only. Any message keeps the connection alive.
 */
export const createConnectionFollower = ({ sockets, push }: Dependencies) => {
  /** Returns false for an account that was closed after its ticket was checked. */
  const isOpened = async (userId: string, connectionId: string): Promise<boolean> => {
    try {
      await sockets.open(userId, connectionId);
      return true;
    } catch (error) {
      if (error instanceof CodedError && error.code === 'UNAUTHENTICATED') return false;
      throw error;
    }
  };

  return async ({ requestContext, body }: SocketEvent): Promise<APIGatewayProxyStructuredResultV2> => {
    const { connectionId } = requestContext;
    const userId = requestContext.authorizer?.user_id;
    if (!userId) return { statusCode: 401 };
    if (requestContext.routeKey === '$connect' && !(await isOpened(userId, connectionId)))
      return { statusCode: 401 };
    if (requestContext.routeKey === '$disconnect') await sockets.close(userId, connectionId);
    if (requestContext.routeKey === '$default' && body === PING)
      await push(connectionId, { type: 'hello', connection_id: connectionId });
    return { statusCode: 200 };
  };
};
