import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { PING } from '#shared/realtime/schema.ts';
import type { PushMessage } from '../platform/sockets/push-message.ts';
import type { SocketRepository } from './socket-repository.ts';

/** The part of a WebSocket event that is read here, with what the authorizer found when the connection opened. */
export interface SocketEvent {
  requestContext: { routeKey: string; connectionId: string; authorizer?: { user_id?: string } };
  /** What the window says. */
  body?: string;
}

interface Dependencies {
  sockets: Pick<SocketRepository, 'open' | 'close'>;
  push: PushMessage;
}

/**
 * Notes which windows are open, and tells one that pings the id of its connection, by which it asks for what only itself
 * is to hear. Whatever a window says keeps its connection alive.
 */
export const createConnectionFollower =
  ({ sockets, push }: Dependencies) =>
  async ({ requestContext, body }: SocketEvent): Promise<APIGatewayProxyStructuredResultV2> => {
    const { connectionId } = requestContext;
    const userId = requestContext.authorizer?.user_id;
    if (!userId) return { statusCode: 401 };
    if (requestContext.routeKey === '$connect') await sockets.open(userId, connectionId);
    if (requestContext.routeKey === '$disconnect') await sockets.close(userId, connectionId);
    if (requestContext.routeKey === '$default' && body === PING)
      await push(connectionId, { type: 'hello', connection_id: connectionId });
    return { statusCode: 200 };
  };
