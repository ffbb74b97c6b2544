import { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import { callLimits } from '../call-limits.ts';
import { environment } from '../env.ts';

/** A window that does not answer must not keep the others waiting. */
const SILENCE_MS = 2_000;

/**
 * API Gateway's management API of the socket stage; on one machine the SDK finds its endpoint in AWS_ENDPOINT_URL.
 * @param silence longest wait for one answer, ms
 */
export const connectionsClientFromEnvironment = (silence = SILENCE_MS): ApiGatewayManagementApiClient => {
  const { SOCKET_ENDPOINT, AWS_ENDPOINT_URL } = environment('SOCKET_ENDPOINT', 'AWS_ENDPOINT_URL');
  return new ApiGatewayManagementApiClient({
    ...(!AWS_ENDPOINT_URL && { endpoint: SOCKET_ENDPOINT }),
    requestHandler: callLimits(silence),
    maxAttempts: 2,
  });
};
