import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Clock } from '../../gateway/clock.ts';
import { resourceIdOf } from '../cloudfront/find-resource.ts';
import { type EdgeRequest, headerOf } from '../../http-server/http-message.ts';
import { refuseOthers, requiredText } from '../cloudfront/read-property.ts';
import { newRequestId } from '../http-api/gateway-answer.ts';
import { invokePermissionsOf } from '../../runtime/invoke-permission.ts';
import { apiRoutesOf, stagesOf } from '../http-api/routes.ts';
import { createThrottle } from '../http-api/throttle.ts';
import { recordOf } from '../../record.ts';
import type { FunctionRuntime } from '../../runtime/function-runtime.ts';
import { LOCAL_REGION, type LocalStack, type Resource } from '../../template/model.ts';
import { type Connection, newConnectionId } from './connection.ts';
import { createSocketRegistry, type SocketRegistry } from './open-sockets.ts';
import { connectRefusal, gatewayMessage, refuseUpgrade } from './refuse-upgrade.ts';
import { createRequestAuthorizer } from './request-authorizer.ts';
import { createRouteInvoker } from './invoke-route.ts';
import { routeSelectorOf } from './select-route.ts';
import { connectEvent, disconnectEvent, messageEvent } from './socket-events.ts';

/** An HTTP upgrade request as Node provides it. */
interface Upgrade {
  message: IncomingMessage;
  socket: Duplex;
  head: Buffer;
}

export interface WebSocketApi {
  apiId: string;
  /** Name of the stage whose connections can be managed. */
  stage: string;
  /** Opens a connection, or rejects it with a status. */
  connect(request: EdgeRequest, upgrade: Upgrade): Promise<void>;
  sockets: SocketRegistry;
}

const known = ['Name', 'ProtocolType', 'Description', 'Tags', 'RouteSelectionExpression'];

const isSuccess = (result: unknown): boolean => {
  const status = Number(recordOf(result)['statusCode']);
  return status >= 200 && status < 300;
};

/**
 * Creates a WebSocket API of the template. `$connect` decides whether a connection opens, `$disconnect` runs after it
 * closed, and the route selection expression selects a message's route.
 * Source: Amazon API Gateway Developer Guide, 'API Gateway WebSocket APIs', working with routes.
 * @throws Error that names an unsupported part of the template
 */
export const createWebSocketApi = (
  stack: LocalStack,
  api: Resource,
  { runtime, clock, report }: { runtime: FunctionRuntime; clock: Clock; report: (error: unknown) => void },
): WebSocketApi => {
  const where = `The API ${api.id}`;
  refuseOthers(api.properties, known, where);
  const apiId = resourceIdOf(api);
  const names = { apiId, domainName: `${apiId}.execute-api.${LOCAL_REGION}.amazonaws.com` };
  const [stage, ...others] = stagesOf(stack, api);
  if (!stage || others.length > 0) throw new Error(`${where} needs exactly one stage.`);
  const stageName = requiredText(stage.properties, 'StageName', `The stage of ${where}`);
  const routes = apiRoutesOf(stack, api);
  const selectRoute = routeSelectorOf(
    requiredText(api.properties, 'RouteSelectionExpression', where),
    routes.map(({ routeKey }) => routeKey),
  );
  const allow = createThrottle(stage.properties, clock);
  const mayInvoke = invokePermissionsOf(stack, 'apigateway.amazonaws.com');
  const invokeRoute = createRouteInvoker(routes, { runtime, mayInvoke, source: `${apiId}/${stageName}` });
  const authorizerResource = routes.find(({ routeKey }) => routeKey === '$connect')?.authorizer;
  const authorize =
    authorizerResource && createRequestAuthorizer(authorizerResource, names, { runtime, mayInvoke });

  const notifyDisconnect = (connection: Connection, code: number, reason: string) =>
    invokeRoute('$disconnect', disconnectEvent(names, connection, { code, reason, now: clock() }));

  const takeMessage = async (connection: Connection, body: string): Promise<string | null> => {
    const requestId = newRequestId();
    const routeKey = selectRoute(body);
    if (routeKey === null) return gatewayMessage('Forbidden', connection.id, requestId);
    if (!allow(routeKey)) return gatewayMessage('Too Many Requests', connection.id, requestId);
    const outcome = await invokeRoute(
      routeKey,
      messageEvent(names, connection, { routeKey, body, now: clock() }),
    );
    return outcome === 'failed' ? gatewayMessage('Internal server error', connection.id, requestId) : null;
  };

  const sockets = createSocketRegistry({ clock, report, takeMessage, notifyDisconnect });

  /** Returns the connection if it is allowed to open, else the status of the rejection. */
  const admit = async (id: string, request: EdgeRequest): Promise<Connection | number> => {
    const isOwnAddress = headerOf(request.headers, 'host') === names.domainName;
    if (!isOwnAddress || request.path.split('/')[1] !== stageName) return 403;
    if (!allow('$connect')) return 429;
    const connection: Connection = {
      id,
      stage: stageName,
      connectedAt: clock(),
      identity: { sourceIp: request.viewer.ip, userAgent: headerOf(request.headers, 'user-agent') ?? '' },
      authorizer: null,
    };
    const outcome = authorize ? await authorize(connection, request) : { authorizer: null };
    if ('refusal' in outcome) return outcome.refusal;
    const authorized = { ...connection, authorizer: outcome.authorizer };
    const result = await invokeRoute('$connect', connectEvent(names, authorized, request));
    if (result === 'not routed' || isSuccess(result)) return authorized;
    return result === 'failed' ? 502 : Number(recordOf(result)['statusCode']) || 502;
  };

  return {
    apiId,
    stage: stageName,
    sockets,
    connect: async (request, upgrade) => {
      const id = newConnectionId();
      const admitted = await admit(id, request);
      if (typeof admitted === 'number')
        refuseUpgrade(upgrade.socket, connectRefusal(admitted, id, newRequestId()));
      else sockets.open(admitted, upgrade);
    },
  };
};
