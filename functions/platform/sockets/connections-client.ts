import { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import { callLimits } from '../call-limits.ts';
import { environment } from '../env.ts';

/** Short, so that an unresponsive connection does not delay others. */
const SILENCE_MS = 2_000;

interface Settings {
  /** Maximum wait for a response, ms. */
  silence?: number;
  /** Returns the endpoint; by default it is an environment variable. */
  endpoint?: () => Promise<{ url: URL }>;
}

/** Creates a client of API Gateway's management API. For local use the SDK reads its endpoint from AWS_ENDPOINT_URL. */
export const connectionsClientFromEnvironment = ({
  silence = SILENCE_MS,
  endpoint,
}: Settings = {}): ApiGatewayManagementApiClient => {
  const { AWS_ENDPOINT_URL } = environment('AWS_ENDPOINT_URL');
  const known = endpoint ?? environment('SOCKET_ENDPOINT').SOCKET_ENDPOINT;
  return new ApiGatewayManagementApiClient({
    ...(!AWS_ENDPOINT_URL && { endpoint: known }),
    requestHandler: callLimits(silence),
    maxAttempts: 2,
  });
};
