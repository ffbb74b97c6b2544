import { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import { once } from 'node:events';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { createAwsGateway } from '#infra/local/gateway/aws-gateway.ts';
import type { Resource } from '#infra/local/template/model.ts';
import { SOCKET_API } from './resources.ts';
import { type Handler, startFront, type TestFront } from './start-front.ts';

const credentials = { accessKeyId: 'AKIAOPERATOR', secretAccessKey: 'secret' };

/** Accepts connections with the ticket 'good'. */
const byTicket: Handler = ({ methodArn, queryStringParameters }) => ({
  principalId: 'user-1',
  policyDocument: {
    Version: '2012-10-17',
    Statement: [
      {
        Action: 'execute-api:Invoke',
        Effect: (queryStringParameters as { ticket: string }).ticket === 'good' ? 'Allow' : 'Deny',
        Resource: methodArn,
      },
    ],
  },
  context: { user_id: 'user-1', level: 3 },
});

const EVERY_CONNECTION = `arn:aws:execute-api:us-east-1:000000000000:${SOCKET_API}/live/*/@connections/*`;

/** @param mayManage connections that the caller of the management API may access */
export const startSocketFront = async (
  edit?: (resources: Resource[]) => Resource[],
  mayManage = EVERY_CONNECTION,
): Promise<TestFront> => {
  const statements = [
    { Effect: 'Allow' as const, Action: 'execute-api:ManageConnections', Resource: mayManage },
  ];
  const front = await startFront(edit, {
    awsGateway: (request, response, prefix) =>
      createAwsGateway({
        services: [front.front.sockets.service],
        principalOf: () => ({ name: 'operator', ...credentials, statements }),
        clock: () => new Date(),
      })(request, response, prefix),
  });
  front.handlers['Authorizer'] = byTicket;
  return front;
};

/** Creates a client that starts connecting. */
export const dial = ({ origin }: TestFront, path = '/live?ticket=good'): WebSocket => {
  const socket = new WebSocket(origin.replace('http', 'ws') + path);
  // Some tests expect rejected and broken connections.
  socket.on('error', () => {});
  return socket;
};

export const connect = async (front: TestFront, path?: string): Promise<WebSocket> => {
  const socket = dial(front, path);
  await once(socket, 'open');
  return socket;
};

export const closeCodeOf = async (socket: WebSocket): Promise<number> => {
  const [code] = await once(socket, 'close');
  return code;
};

export const nextMessage = async (socket: WebSocket): Promise<string> => {
  const [data] = await once(socket, 'message');
  return String(data);
};

/** Returns the events of the routes' functions, in order. */
export const connectionEvents = ({ events }: TestFront): Record<string, unknown>[] =>
  events.filter(({ functionId }) => functionId === 'Connection').map(({ event }) => event);

const contextOf = (event: Record<string, unknown>) =>
  event['requestContext'] as { connectionId: string; routeKey: string };

export const routeKeysOf = (front: TestFront): string[] =>
  connectionEvents(front).map((event) => contextOf(event).routeKey);

/** Returns the ID of the first opened connection. */
export const connectionIdOf = (front: TestFront): string =>
  connectionEvents(front).map((event) => contextOf(event).connectionId)[0] ?? '';

/** Waits until a route was invoked. */
export const invoked = (front: TestFront, routeKey: string) =>
  expect.poll(() => routeKeysOf(front), { interval: 5 }).toContain(routeKey);

/** Creates the management API's client as in a function. */
export const managementClient = ({ origin }: TestFront): ApiGatewayManagementApiClient =>
  new ApiGatewayManagementApiClient({
    endpoint: `${origin}/__local/aws`,
    region: 'us-east-1',
    credentials,
    maxAttempts: 1,
  });
