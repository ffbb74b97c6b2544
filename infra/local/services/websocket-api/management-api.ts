import { AwsError } from '../../gateway/aws-error.ts';
import type { AwsRequest, AwsResponse, AwsService } from '../../gateway/aws-service.ts';
import type { Clock } from '../../gateway/clock.ts';
import { percentDecode } from '../../http-server/percent-decode.ts';
import { localArnOf } from '../../template/model.ts';
import type { OpenConnection } from './connection.ts';
import { MAX_MESSAGE_BYTES } from './open-sockets.ts';
import type { WebSocketApi } from './websocket-api.ts';

const PATH = '/@connections/';

const connectionIdOf = ({ path }: AwsRequest): string => percentDecode(path.slice(PATH.length));

const gone = (): AwsError => new AwsError('GoneException', 'Gone', 410);

const send = async (connection: OpenConnection, body: Buffer, now: Date): Promise<AwsResponse> => {
  if (body.length > MAX_MESSAGE_BYTES) {
    throw new AwsError('PayloadTooLargeException', 'The message is larger than 128 KB.', 413);
  }
  const { promise: sent, resolve, reject } = Promise.withResolvers<void>();
  connection.socket.send(body, { binary: false }, (error) => (error ? reject(gone()) : resolve()));
  await sent;
  connection.lastActiveAt = now;
  return { status: 200 };
};

const describe = ({ connectedAt, lastActiveAt, identity }: OpenConnection): AwsResponse => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    connectedAt: connectedAt.toISOString(),
    identity,
    lastActiveAt: lastActiveAt.toISOString(),
  }),
});

/**
 * Creates API Gateway's management API. Locally all APIs share one endpoint, so the connection ID alone identifies the
 * API.
 * Source: Amazon API Gateway Developer Guide, 'Use @connections commands in your backend service'.
 */
export const createManagementService = (apis: readonly WebSocketApi[], clock: Clock): AwsService => {
  const ownerOf = (id: string): WebSocketApi | undefined =>
    apis.find(({ sockets }) => sockets.find(id)) ?? apis[0];
  return {
    name: 'execute-api',
    serves: ({ path }) => apis.length > 0 && path.startsWith(PATH),
    permissionsFor: (request) => {
      const id = connectionIdOf(request);
      const owner = ownerOf(id);
      const target = `${owner?.apiId}/${owner?.stage}/${request.method}/@connections/${id}`;
      return [{ action: 'execute-api:ManageConnections', resource: localArnOf('execute-api', target) }];
    },
    handle: async (request) => {
      const id = connectionIdOf(request);
      const connection = ownerOf(id)?.sockets.find(id);
      if (!connection || connection.socket.readyState !== connection.socket.OPEN) throw gone();
      if (request.method === 'POST') return send(connection, request.body, clock());
      if (request.method === 'GET') return describe(connection);
      if (request.method !== 'DELETE') throw new AwsError('MethodNotAllowedException', 'Not allowed', 405);
      connection.socket.close(1000, 'Connection Closed Normally');
      return { status: 204 };
    },
  };
};
