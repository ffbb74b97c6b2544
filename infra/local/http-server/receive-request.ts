import type { IncomingMessage } from 'node:http';
import type { EdgeRequest, HeaderList } from './http-message.ts';

const headersOf = ({ rawHeaders }: IncomingMessage): HeaderList =>
  Array.from({ length: rawHeaders.length / 2 }, (_, index) => [
    rawHeaders[2 * index] ?? '',
    rawHeaders[2 * index + 1] ?? '',
  ]);

const readBodyOf = async (message: IncomingMessage, limit: number): Promise<Buffer | undefined> => {
  if (Number(message.headers['content-length'] ?? 0) > limit) return undefined;
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Reads past the limit without storing the data, so that a client that is still sending receives the error.
  for await (const chunk of message as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= limit) chunks.push(chunk);
  }
  return bytes > limit ? undefined : Buffer.concat(chunks);
};

/** Returns the path and query of a request target; proxies send the full URL. */
const targetOf = (url: string): string => url.replace(/^https?:\/\/[^/?]*/i, '') || '/';

/** Converts a request to the edge's format, with its body unread. */
export const receiveRequest = (message: IncomingMessage): EdgeRequest => {
  const target = targetOf(message.url ?? '/');
  const queryAt = target.indexOf('?');
  return {
    method: message.method ?? 'GET',
    path: queryAt < 0 ? target : target.slice(0, queryAt),
    query: queryAt < 0 ? '' : target.slice(queryAt + 1),
    headers: headersOf(message),
    viewer: { ip: message.socket.remoteAddress ?? '127.0.0.1', port: message.socket.remotePort ?? 0 },
    httpVersion: message.httpVersion,
    readBody: (limit) => readBodyOf(message, limit),
  };
};
