import type { Clock } from '../../gateway/clock.ts';
import type { AwsService } from '../../gateway/aws-service.ts';
import { createManagementService } from './management-api.ts';
import type { WebSocketApi } from './websocket-api.ts';

/** The open WebSocket connections, as the rest of the local cloud sees them. */
export interface Sockets {
  /** API Gateway's management API (`PostToConnection`). */
  service: AwsService;
  /** Closes what API Gateway would have closed by now; also done every few seconds. */
  closeExpired(): void;
  /** Closes all; resolves when `$disconnect` was told of each. */
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
