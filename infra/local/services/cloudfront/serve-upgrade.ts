import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Clock } from '../../gateway/clock.ts';
import { refuseUpgrade } from '../websocket-api/refuse-upgrade.ts';
import type { WebSocketApi } from '../websocket-api/websocket-api.ts';
import { admitRequest } from './admit-request.ts';
import { isControlPath } from '../../http-server/control-paths.ts';
import type { Distribution } from './distribution.ts';
import type { EdgeRequest, EdgeResponse } from '../../http-server/http-message.ts';
import { originRequestOf } from './origin-request.ts';
import { receiveRequest } from '../../http-server/receive-request.ts';
import { originFailed } from './error-responses.ts';

interface Upgrades {
  distribution: Distribution;
  apis: readonly WebSocketApi[];
  clock: Clock;
  report: (error: unknown) => void;
}

const noSocketHere = (): EdgeResponse => ({
  status: 400,
  headers: [['Content-Type', 'application/json']],
  body: JSON.stringify({ message: 'There is no WebSocket at this path.' }),
});

/** Applies the same checks to WebSocket upgrades as to other requests, then passes them to the WebSocket API. */
export const createUpgradeHandler = ({ distribution, apis, clock, report }: Upgrades) => {
  const target = (viewerRequest: EdgeRequest): { api: WebSocketApi; request: EdgeRequest } | EdgeResponse => {
    if (isControlPath(viewerRequest.path)) return noSocketHere();
    const admission = admitRequest(distribution, viewerRequest, clock);
    if ('response' in admission) return admission.response;
    const { origin, forwarding } = admission.behaviour;
    if (origin.kind !== 'websocket-api') return noSocketHere();
    const api = apis.find(({ apiId }) => apiId === origin.apiId);
    return api ? { api, request: originRequestOf(admission.request, origin, forwarding) } : originFailed();
  };

  return async (message: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    // If the caller disconnects during authorization, this is noticed when the socket is opened.
    socket.on('error', () => {});
    try {
      const found = target(receiveRequest(message));
      if ('api' in found) await found.api.connect(found.request, { message, socket, head });
      else refuseUpgrade(socket, found);
    } catch (error) {
      report(error);
      refuseUpgrade(socket, originFailed());
    }
  };
};
