import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import type { Principal } from '#infra/local/gateway/principal.ts';
import { credentialsOf, OPERATOR } from './aws-endpoint.ts';
import type { AwsEndpoint } from './aws-endpoint.ts';

interface SignedRequest {
  method: string;
  path: string;
  body?: unknown;
  headers: Record<string, string>;
  query: Record<string, unknown>;
}

/** Silences the SDK's warnings about expected errors. */
const silent = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

const configOf = ({ url }: AwsEndpoint, principal: Principal) => ({
  endpoint: url,
  region: 'us-east-1',
  credentials: credentialsOf(principal),
  maxAttempts: 1,
  logger: silent,
});

export const s3Client = (endpoint: AwsEndpoint, principal: Principal = OPERATOR): S3Client =>
  new S3Client(configOf(endpoint, principal));

export const sqsClient = (endpoint: AwsEndpoint, principal: Principal = OPERATOR): SQSClient =>
  new SQSClient(configOf(endpoint, principal));

/** Changes each request after signing, like an attacker in the middle. */
export const tampering = <Client extends S3Client | SQSClient>(
  client: Client,
  change: (request: SignedRequest) => void,
): Client => {
  const stack = client.middlewareStack as S3Client['middlewareStack'];
  stack.add(
    (next) => (args) => {
      change(args.request as SignedRequest);
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'low', name: 'tampering' },
  );
  return client;
};
