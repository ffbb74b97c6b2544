import { randomBytes } from 'node:crypto';
import type { EdgeResponse, HeaderList } from '../../http-server/http-message.ts';

/** API Gateway's own responses, which an HTTP API cannot customize. */
const answers = {
  unauthorized: [401, 'Unauthorized'],
  forbidden: [403, 'Forbidden'],
  notFound: [404, 'Not Found'],
  tooLarge: [413, 'Request Entity Too Large'],
  upgradeRequired: [426, 'Upgrade Required'],
  tooManyRequests: [429, 'Too Many Requests'],
  internalError: [500, 'Internal Server Error'],
  unavailable: [503, 'Service Unavailable'],
} as const;

/** Returns the header that API Gateway adds to every response, its own and a function's. */
export const requestIdHeader = (requestId: string): HeaderList => [['Apigw-Requestid', requestId]];

/** Creates a request ID in the format of HTTP APIs, e.g. `JKJaXmPLvHcESHA=`. */
export const newRequestId = (): string => `${randomBytes(11).toString('base64url')}=`;

/**
 * Creates a response of the gateway itself: `{"message": "..."}`.
 * Source: Amazon API Gateway Developer Guide, 'Troubleshooting HTTP APIs' and 'Gateway response types'.
 */
export const gatewayAnswer = (
  kind: keyof typeof answers,
  requestId: string,
  headers: HeaderList = [],
): EdgeResponse => {
  const [status, message] = answers[kind];
  return {
    status,
    headers: [['Content-Type', 'application/json'], ...requestIdHeader(requestId), ...headers],
    body: JSON.stringify({ message }),
  };
};
