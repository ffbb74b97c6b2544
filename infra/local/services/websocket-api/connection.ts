import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';

/** What every event of a connection says about it. */
export interface Connection {
  /** e.g. `L0SM9cOFvHcCIhw=` */
  id: string;
  stage: string;
  connectedAt: Date;
  identity: { sourceIp: string; userAgent: string };
  /** What the authorizer returned when the connection opened; null where there is none. */
  authorizer: Record<string, string | number> | null;
}

/** A connection whose socket is open. */
export interface OpenConnection extends Connection {
  socket: WebSocket;
  lastActiveAt: Date;
}

export const newConnectionId = (): string => `${randomBytes(11).toString('base64url')}=`;

/** Amazon API Gateway Developer Guide, 'Quotas for configuring and running a WebSocket API'. */
const MAX_IDLE_MS = 10 * 60_000;
const MAX_CONNECTION_MS = 2 * 3_600_000;

/** Whether API Gateway would have closed the connection by now. */
export const isExpired = ({ connectedAt, lastActiveAt }: OpenConnection, now: Date): boolean =>
  now.getTime() - lastActiveAt.getTime() >= MAX_IDLE_MS ||
  now.getTime() - connectedAt.getTime() >= MAX_CONNECTION_MS;
