import type { Clock } from '../../gateway/clock.ts';
import type { AwsService } from '../../gateway/aws-service.ts';
import { createManagementService } from './management-api.ts';
import type { WebSocketApi } from './websocket-api.ts';

/** The local cloud's interface to the open WebSocket connections. */
export interface Sockets {
  /** API Gateway's management API (`PostToConnection`). */
  service: AwsService;
  /** Closes connections that API Gateway would have closed by now; also runs every few seconds. */
  closeExpired(): void;
  /** Closes all connections; resolves when `$disconnect` has run for each. */
  close(): Promise<void>;
}

const SWEEP_MS = 5_000;

export const createSockets = (apis: readonly WebSocketApi[], clock: Clock): Sockets => {
  const closeExpired = (): void => apis.forEach(({ sockets }) => sockets.closeExpired());
  const timer = setInterval(closeExpired, SWEEP_MS);
  timer.unref();
  return {
    service: createManagementService(apis, clock),
    closeExpired,
    close: async () => {
      clearInterval(timer);
      await Promise.all(apis.map(({ sockets }) => sockets.closeAll()));
    },
  };
};
