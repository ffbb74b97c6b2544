import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';
import type { ApiEvent } from '#functions/platform/http/api-event.ts';
import type { createApiHandler } from '#functions/platform/http/api-handler.ts';
import type { ApiAnswer } from './api-user.ts';

type Handler = ReturnType<typeof createApiHandler>;

export interface InProcessRequest {
  routeKey: string;
  path: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  key?: string;
  /** When the session started, in epoch seconds; now if omitted. */
  signedInAt?: number;
}

/** Creates an API Gateway event of a signed-in user. */
export const apiEventOf = (
  userId: string,
  { routeKey, path, params, query, body, key, signedInAt }: InProcessRequest,
): ApiEvent => ({
  version: '2.0',
  routeKey,
  rawPath: path,
  rawQueryString: '',
  headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
  ...(params && { pathParameters: params }),
  ...(query && { queryStringParameters: query }),
  ...(body !== undefined && { body: JSON.stringify(body) }),
  isBase64Encoded: false,
  requestContext: {
    accountId: '000000000000',
    apiId: 'api',
    domainName: 'plate.example',
    domainPrefix: 'plate',
    http: {
      method: routeKey.split(' ')[0]!,
      path,
      protocol: 'HTTP/1.1',
      sourceIp: '127.0.0.1',
      userAgent: 'test',
    },
    requestId: randomUUID(),
    routeKey,
    stage: '$default',
    time: '21/Nov/2026:12:00:00 +0000',
    timeEpoch: 1_795_262_400_000,
    authorizer: {
      principalId: '',
      integrationLatency: 0,
      jwt: {
        claims: {
          sub: userId,
          token_use: 'access',
          auth_time: String(signedInAt ?? Math.floor(Date.now() / 1_000)),
        },
        scopes: [],
      },
    },
  },
});

/** Calls a feature's Lambda handler in this process, like API Gateway, for a signed-in user. */
export const callInProcess = async (
  handler: Handler,
  userId: string,
  request: InProcessRequest,
): Promise<{ status: number; body: ApiAnswer }> => {
  const context = { awsRequestId: randomUUID(), functionName: 'test' } as Context;
  const answer = await handler(apiEventOf(userId, request), context);
  const text = answer.body ?? '';
  return {
    status: answer.statusCode ?? 0,
    // A file is not JSON.
    body: (text && !answer.isBase64Encoded ? JSON.parse(text) : null) as ApiAnswer,
  };
};
