import { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import { callLimits } from '../call-limits.ts';
import { environment } from '../env.ts';

/** Short, so that an unresponsive connection does not delay others. */
const SILENCE_MS = 2_000;

/**
 * Creates a client of API Gateway's management API. For local use the SDK reads its endpoint from AWS_ENDPOINT_URL.
 * @param silence maximum wait for a response, ms
 */
export const connectionsClientFromEnvironment = (silence = SILENCE_MS): ApiGatewayManagementApiClient => {
  const { SOCKET_ENDPOINT, AWS_ENDPOINT_URL } = environment('SOCKET_ENDPOINT', 'AWS_ENDPOINT_URL');
  return new ApiGatewayManagementApiClient({
    ...(!AWS_ENDPOINT_URL && { endpoint: SOCKET_ENDPOINT }),
    requestHandler: callLimits(silence),
    maxAttempts: 2,
  });
};
