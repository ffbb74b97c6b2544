import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocketServer } from 'ws';
import type { Clock } from '../../gateway/clock.ts';
import { type Connection, isExpired, type OpenConnection } from './connection.ts';
import { limitFrames } from './frame-limit.ts';

/**
 * Limits in bytes. Source: Amazon API Gateway Developer Guide, 'Quotas for configuring and running a WebSocket API'.
 */
const MAX_FRAME_BYTES = 32 * 1024;
export const MAX_MESSAGE_BYTES = 128 * 1024;

/** Close codes of RFC 6455, 7.4.1. */
const GOING_AWAY = 1001;
const UNSUPPORTED_DATA = 1003;
const TOO_BIG = 1009;

interface Handlers {
  clock: Clock;
  report: (error: unknown) => void;
  /** Handles a message. @returns the gateway's own reply, or null if it has none */
  takeMessage: (connection: Connection, body: string) => Promise<string | null>;
  notifyDisconnect: (connection: Connection, code: number, reason: string) => Promise<unknown>;
}

/** The open connections. */
export interface SocketRegistry {
  open(connection: Connection, upgrade: { message: IncomingMessage; socket: Duplex; head: Buffer }): void;
  find(id: string): OpenConnection | undefined;
  /** Closes connections that have been idle or open for too long. */
  closeExpired(): void;
  /** Closes all connections; resolves when `$disconnect` has run for each. */
  closeAll(): Promise<void>;
}

const textOf = (data: RawData): string => {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return Buffer.from(data as Buffer).toString('utf8');
};

export const createSocketRegistry = ({
  clock,
  report,
  takeMessage,
  notifyDisconnect,
}: Handlers): SocketRegistry => {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MAX_MESSAGE_BYTES,
    // Subprotocols are only supported through the `$connect` function.
    handleProtocols: () => false,
  });
  const connections = new Map<string, OpenConnection>();
  const atWork = new Set<Promise<unknown>>();

  const track = (work: Promise<unknown>): void => {
    const settled = work.catch(report).finally(() => atWork.delete(settled));
    atWork.add(settled);
  };

  const answerMessage = async (connection: OpenConnection, body: string): Promise<void> => {
    connection.lastActiveAt = clock();
    const answer = await takeMessage(connection, body);
    if (answer !== null && connection.socket.readyState === connection.socket.OPEN)
      connection.socket.send(answer);
  };

  const listen = (connection: OpenConnection, raw: Duplex): void => {
    const { socket } = connection;
    let isRefused = false;
    const refuse = (code: number, reason: string): void => {
      isRefused = true;
      socket.close(code, reason);
    };
    raw.prependListener(
      'data',
      limitFrames(MAX_FRAME_BYTES, () => refuse(TOO_BIG, 'Frame too long')),
    );
    socket.on('message', (data, isBinary) => {
      if (isRefused) return;
      if (isBinary) refuse(UNSUPPORTED_DATA, 'Binary frames are not supported');
      else track(answerMessage(connection, textOf(data)));
    });
    socket.on('ping', () => {
      connection.lastActiveAt = clock();
    });
    // A protocol error closes the socket by itself, so nothing is left to do.
    socket.on('error', () => {});
    socket.on('close', (code, reason) => {
      connections.delete(connection.id);
      track(notifyDisconnect(connection, code, reason.toString('utf8')));
    });
  };

  return {
    open: (connection, { message, socket: raw, head }) => {
      let isOpen = false;
      server.handleUpgrade(message, raw, head, (socket) => {
        isOpen = true;
        const opened: OpenConnection = { ...connection, socket, lastActiveAt: connection.connectedAt };
        connections.set(connection.id, opened);
        listen(opened, raw);
      });
      // The caller disconnected or its handshake failed, but `$connect` has already run for this connection.
      if (!isOpen) track(notifyDisconnect(connection, GOING_AWAY, 'Going away'));
    },
    find: (id) => connections.get(id),
    closeExpired: () => {
      for (const connection of connections.values()) {
        if (isExpired(connection, clock())) connection.socket.close(GOING_AWAY, 'Going away');
      }
    },
    closeAll: async () => {
      const closed = [...connections.values()].map(
        ({ socket }) => new Promise<void>((resolve) => void socket.once('close', () => resolve())),
      );
      for (const { socket } of connections.values()) socket.close(GOING_AWAY, 'Going away');
      const deadline = setTimeout(() => {
        for (const { socket } of connections.values()) socket.terminate();
      }, 500);
      await Promise.all(closed);
      clearTimeout(deadline);
      await Promise.all(atWork);
    },
  };
};
