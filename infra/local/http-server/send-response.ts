import type { ServerResponse } from 'node:http';
import type { EdgeResponse } from './http-message.ts';

/** Connection-specific fields (RFC 9110, 7.6.1), and the length, which is computed here. */
const ofTheConnection = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'content-length',
]);

const hasNoBody = (status: number): boolean => status === 204 || status === 304;

/** Writes a response; without its body for HEAD. */
export const sendResponse = (
  method: string,
  { status, headers, body }: EdgeResponse,
  to: ServerResponse,
): void => {
  to.statusCode = status;
  for (const [name, value] of headers) {
    if (!ofTheConnection.has(name.toLowerCase())) to.appendHeader(name, value);
  }
  if (!hasNoBody(status)) to.setHeader('content-length', Buffer.byteLength(body));
  to.end(method === 'HEAD' || hasNoBody(status) ? undefined : body);
};
