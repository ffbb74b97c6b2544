import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';

/** The connection data that every event includes. */
export interface Connection {
  /** E.g. `L0SM9cOFvHcCIhw=`. */
  id: string;
  stage: string;
  connectedAt: Date;
  identity: { sourceIp: string; userAgent: string };
  /** The authorizer's result from when the connection opened; null without an authorizer. */
  authorizer: Record<string, string | number> | null;
}

/** A connection with an open socket. */
export interface OpenConnection extends Connection {
  socket: WebSocket;
  lastActiveAt: Date;
}

export const newConnectionId = (): string => `${randomBytes(11).toString('base64url')}=`;

/** Amazon API Gateway Developer Guide, 'Quotas for configuring and running a WebSocket API'. */
const MAX_IDLE_MS = 10 * 60_000;
const MAX_CONNECTION_MS = 2 * 3_600_000;

/** Returns whether API Gateway would have closed the connection by now. */
export const isExpired = ({ connectedAt, lastActiveAt }: OpenConnection, now: Date): boolean =>
  now.getTime() - lastActiveAt.getTime() >= MAX_IDLE_MS ||
  now.getTime() - connectedAt.getTime() >= MAX_CONNECTION_MS;
