import type { Clock } from '../../gateway/clock.ts';
import { gatewayAnswer, newRequestId } from '../http-api/gateway-answer.ts';
import { createHttpApi } from '../http-api/http-api.ts';
import type { JsonWebKeySet } from '../http-api/jwt-signature.ts';
import type { FunctionRuntime } from '../../runtime/function-runtime.ts';
import type { LocalStack } from '../../template/model.ts';
import { createWebSocketApi, type WebSocketApi } from '../websocket-api/websocket-api.ts';
import { resourceIdOf } from './find-resource.ts';
import type { EdgeRequest, EdgeResponse } from '../../http-server/http-message.ts';

/** The request handlers of the APIs, by API ID. */
export type ApiOrigins = ReadonlyMap<string, (request: EdgeRequest) => Promise<EdgeResponse>>;

interface Dependencies {
  runtime: FunctionRuntime;
  clock: Clock;
  pool: { issuer: string; jwks: () => JsonWebKeySet };
  report: (error: unknown) => void;
}

/** Creates the template's APIs. A WebSocket API answers plain requests too, with a request to upgrade. */
export const createApis = (
  stack: LocalStack,
  dependencies: Dependencies,
): { http: ApiOrigins; sockets: WebSocketApi[] } => {
  const http = new Map<string, (request: EdgeRequest) => Promise<EdgeResponse>>();
  const sockets: WebSocketApi[] = [];
  for (const api of stack.byType('AWS::ApiGatewayV2::Api')) {
    if (api.properties['ProtocolType'] === 'WEBSOCKET') {
      sockets.push(createWebSocketApi(stack, api, dependencies));
      http.set(resourceIdOf(api), async () => gatewayAnswer('upgradeRequired', newRequestId()));
    } else {
      http.set(resourceIdOf(api), createHttpApi(stack, api, dependencies));
    }
  }
  return { http, sockets };
};
