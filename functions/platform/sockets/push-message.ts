import {
  ApiGatewayManagementApiClient,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { environment } from '../env.ts';
import { tracer } from '../observability.ts';
import type { LiveMessage } from '#shared/realtime/schema.ts';

/** Sends to one window. @returns false when the window is gone */
export type PushMessage = (connectionId: string, message: LiveMessage) => Promise<boolean>;

/** Sends over API Gateway's management API; on one machine the SDK finds its endpoint in AWS_ENDPOINT_URL. */
export const pushMessageFromEnvironment = (): PushMessage => {
  const { SOCKET_ENDPOINT, AWS_ENDPOINT_URL } = environment('SOCKET_ENDPOINT', 'AWS_ENDPOINT_URL');
  const client = tracer.captureAWSv3Client(
    new ApiGatewayManagementApiClient(AWS_ENDPOINT_URL ? {} : { endpoint: SOCKET_ENDPOINT }),
  );
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
