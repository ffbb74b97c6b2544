import type { IncomingMessage } from 'node:http';

/** Longest body that is taken, in bytes: Stripe's calls are far below. */
const LIMIT = 256 * 1024;

/** @returns undefined for a body that is too long */
export const readBody = async (request: IncomingMessage): Promise<string | undefined> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // Read to its end all the same, so that a client which writes on still hears the refusal.
    if (bytes <= LIMIT) chunks.push(chunk);
  }
  return bytes > LIMIT ? undefined : Buffer.concat(chunks).toString('utf8');
};
