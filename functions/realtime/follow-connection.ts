import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { SocketRepository } from './socket-repository.ts';

/** The part of a WebSocket event that is read here, with what the authorizer found when the connection opened. */
export interface SocketEvent {
  requestContext: { routeKey: string; connectionId: string; authorizer?: { user_id?: string } };
}

/** Notes which windows are open. Anything a window says, a ping above all, only keeps its connection alive. */
export const createConnectionFollower =
  (sockets: Pick<SocketRepository, 'open' | 'close'>) =>
  async ({ requestContext }: SocketEvent): Promise<APIGatewayProxyStructuredResultV2> => {
    const userId = requestContext.authorizer?.user_id;
    if (!userId) return { statusCode: 401 };
    if (requestContext.routeKey === '$connect') await sockets.open(userId, requestContext.connectionId);
    if (requestContext.routeKey === '$disconnect') await sockets.close(userId, requestContext.connectionId);
    return { statusCode: 200 };
  };
