import { randomUUID } from 'node:crypto';
import type { EdgeRequest } from '../../http-server/http-message.ts';
import { gatewayTime, newTraceId } from '../http-api/gateway-time.ts';
import type { Connection } from './connection.ts';

/** The API that a connection belongs to. */
export interface SocketApiNames {
  apiId: string;
  domainName: string;
}

/** The fields that differ between a connection's events. */
interface Occasion {
  routeKey: string;
  eventType: 'CONNECT' | 'MESSAGE' | 'DISCONNECT';
  now: Date;
}

/**
 * Creates the `requestContext` of a WebSocket event.
 * Source: Amazon API Gateway Developer Guide, 'Set up a WebSocket API integration request' and
 * 'API Gateway WebSocket API mapping template reference'.
 */
const requestContextOf = (
  api: SocketApiNames,
  connection: Connection,
  { routeKey, eventType, now }: Occasion,
) => ({
  routeKey,
  ...(connection.authorizer && { authorizer: connection.authorizer }),
  eventType,
  extendedRequestId: newTraceId(now),
  requestTime: gatewayTime(now),
  messageDirection: 'IN',
  stage: connection.stage,
  connectedAt: connection.connectedAt.getTime(),
  requestTimeEpoch: now.getTime(),
  identity: connection.identity,
  requestId: randomUUID(),
  domainName: api.domainName,
  connectionId: connection.id,
  apiId: api.apiId,
});

const firstOf = (grouped: Record<string, string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(grouped).map(([name, values]) => [name, values.at(-1) ?? '']));

const headersOf = (request: EdgeRequest): Record<string, string[]> => {
  const grouped = Map.groupBy(request.headers, ([name]) => name);
  return Object.fromEntries([...grouped].map(([name, fields]) => [name, fields.map(([, value]) => value)]));
};

const buildQuery = (request: EdgeRequest): Record<string, string[]> => {
  const grouped = Map.groupBy(new URLSearchParams(request.query), ([name]) => name);
  return Object.fromEntries([...grouped].map(([name, pairs]) => [name, pairs.map(([, value]) => value)]));
};

const requestParts = (request: EdgeRequest) => {
  const multiValueHeaders = headersOf(request);
  const multiValueQueryStringParameters = buildQuery(request);
  const query = {
    queryStringParameters: firstOf(multiValueQueryStringParameters),
    multiValueQueryStringParameters,
  };
  return {
    headers: firstOf(multiValueHeaders),
    multiValueHeaders,
    ...(request.query !== '' && query),
  };
};

/** Creates the event of the `$connect` route. */
export const connectEvent = (api: SocketApiNames, connection: Connection, request: EdgeRequest) => ({
  ...requestParts(request),
  requestContext: requestContextOf(api, connection, {
    routeKey: '$connect',
    eventType: 'CONNECT',
    now: connection.connectedAt,
  }),
  isBase64Encoded: false,
});

/** Creates the event of a REQUEST authorizer, which only `$connect` can have. */
export const authorizerEvent = (
  api: SocketApiNames,
  connection: Connection,
  request: EdgeRequest,
  methodArn: string,
) => {
  const { isBase64Encoded: _, ...event } = connectEvent(api, connection, request);
  return { type: 'REQUEST', methodArn, ...event, stageVariables: {} };
};

/** Creates the event of a message's route. */
export const messageEvent = (
  api: SocketApiNames,
  connection: Connection,
  message: { routeKey: string; body: string; now: Date },
) => ({
  requestContext: {
    ...requestContextOf(api, connection, {
      routeKey: message.routeKey,
      eventType: 'MESSAGE',
      now: message.now,
    }),
    messageId: randomUUID(),
  },
  body: message.body,
  isBase64Encoded: false,
});

/** Creates the event of the `$disconnect` route, which runs after the connection was closed. */
export const disconnectEvent = (
  api: SocketApiNames,
  connection: Connection,
  closed: { code: number; reason: string; now: Date },
) => ({
  headers: { Host: api.domainName, 'x-api-key': '', 'x-restapi': '' },
  multiValueHeaders: { Host: [api.domainName], 'x-api-key': [''], 'x-restapi': [''] },
  requestContext: {
    ...requestContextOf(api, connection, {
      routeKey: '$disconnect',
      eventType: 'DISCONNECT',
      now: closed.now,
    }),
    disconnectStatusCode: closed.code,
    disconnectReason: closed.reason,
  },
  isBase64Encoded: false,
});
