import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { headerOf, type EdgeResponse } from '../../http-server/http-message.ts';

/** Answers an upgrade request with a plain response and closes the connection. */
export const refuseUpgrade = (socket: Duplex, { status, headers, body }: EdgeResponse): void => {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    `Content-Type: ${headerOf(headers, 'content-type') ?? 'application/json'}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), Buffer.from(body)]));
};

const messages: Record<number, string> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Internal server error',
};

/** Creates a message of the WebSocket API itself, used in a response before and as a message after the connection. */
export const gatewayMessage = (message: string, connectionId: string, requestId: string): string =>
  JSON.stringify({ message, connectionId, requestId });

/** Creates a WebSocket API's response that rejects a connection. */
export const connectRefusal = (status: number, connectionId: string, requestId: string): EdgeResponse => ({
  status,
  headers: [['Content-Type', 'application/json']],
  body: gatewayMessage(messages[status] ?? STATUS_CODES[status] ?? 'Forbidden', connectionId, requestId),
});
