import type { IncomingMessage } from 'node:http';

/** Maximum body size in bytes, far above Stripe's calls. */
const LIMIT = 256 * 1024;

/** Reads a body. @returns undefined for a body that is too large */
export const readBody = async (request: IncomingMessage): Promise<string | undefined> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // Reads the whole body anyway, so that a client that is still sending receives the error.
    if (bytes <= LIMIT) chunks.push(chunk);
  }
  return bytes > LIMIT ? undefined : Buffer.concat(chunks).toString('utf8');
};
