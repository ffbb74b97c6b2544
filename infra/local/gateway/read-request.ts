import type { IncomingMessage } from 'node:http';
import type { AwsRequest } from './aws-service.ts';

/** Maximum body size of the endpoint. */
export const MAX_BODY_BYTES = 30 * 1024 * 1024;

/** Reads the whole body, so that a client that is still sending receives the error instead of a broken connection. */
const readBody = async (
  message: IncomingMessage,
): Promise<{ body: Buffer; tooLarge: boolean } | undefined> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of message as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
    }
  } catch (error) {
    if (!message.complete) return undefined;
    throw error;
  }
  const tooLarge = bytes > MAX_BODY_BYTES;
  return { body: tooLarge ? Buffer.alloc(0) : Buffer.concat(chunks), tooLarge };
};

/**
 * Reads a call from an HTTP request.
 * @param prefix path of the AWS endpoint, e.g. `/__local/aws`; SDKs sign it as part of the path
 * @returns undefined when the caller disconnected
 */
export const readRequest = async (
  message: IncomingMessage,
  prefix: string,
): Promise<{ request: AwsRequest; tooLarge: boolean } | undefined> => {
  const { method = 'GET', url: rawUrl = '/', headers } = message;
  const [path = '', ...query] = rawUrl.split('?');
  const read = await readBody(message);
  if (!read) return undefined;
  const request: AwsRequest = {
    method,
    rawUrl,
    path: path.slice(prefix.length) || '/',
    query: new URLSearchParams(query.join('?')),
    headers,
    body: read.body,
  };
  return { request, tooLarge: read.tooLarge };
};
