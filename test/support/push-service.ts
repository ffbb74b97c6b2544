import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Language } from '#shared/language/languages.ts';
import { decrypted, keysOf, newReceiver, vapidFault } from './push-receiver.ts';

/** A message that the service accepted, or would have. */
export interface TakenPush {
  headers: Record<string, string | undefined>;
  /** Encrypted for the browser, base64. */
  body: string;
}

/** The service's response to the next message of an address; `hang`: none. */
export type PushAnswer = { status: number; headers?: Record<string, string> } | 'hang';

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** Checks a request by RFC 8030 (5.2 to 5.4), 8188 and 8292. Returns an error status or 201. */
const statusOf = ({ headers }: IncomingMessage, origin: string, size: number): number => {
  if (!/^\d+$/.test(headers['ttl']?.toString() ?? '')) return 400;
  if (headers['content-encoding'] !== 'aes128gcm' || size === 0) return 400;
  if (!/^(?:very-low|low|normal|high)$/.test(headers['urgency']?.toString() ?? 'normal')) return 400;
  if (!/^[\w-]{1,32}$/.test(headers['topic']?.toString() ?? 'none')) return 400;
  if (size > 4_096) return 413;
  return vapidFault(headers.authorization, origin, null) === null ? 201 : 403;
};

/**
 * A push service (RFC 8030): every URL below `/push/` accepts authenticated messages, and `GET` returns them, still
 * encrypted for the browser.
 */
export const startPushService = async () => {
  const taken = new Map<string, TakenPush[]>();
  const answers = new Map<string, PushAnswer[]>();
  let origin = '';

  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '';
      if (request.method === 'GET') {
        response.end(JSON.stringify(taken.get(path) ?? []));
        return;
      }
      const body = await bodyOf(request);
      const status = statusOf(request, origin, body.length);
      const answer = answers.get(path)?.shift() ?? { status };
      const headers = request.headers as TakenPush['headers'];
      taken.set(path, [...(taken.get(path) ?? []), { headers, body: body.toString('base64') }]);
      if (answer === 'hang') return;
      response
        .writeHead(answer.status, { location: `${origin}/message/${randomUUID()}`, ...answer.headers })
        .end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    /** Scripts the responses to the next messages of an address. */
    answer: (endpoint: string, ...next: PushAnswer[]): void =>
      void answers.set(new URL(endpoint).pathname, next),
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** Subscribes a browser at the service. @param origin of the service @param language of its app */
export const aBrowser = (origin: string, language: Language = 'en') => {
  const receiver = newReceiver();
  const endpoint = `${origin}/push/${randomUUID()}`;
  return {
    subscription: { endpoint, keys: keysOf(receiver), language },
    /** Returns all messages, decrypted like the browser does. */
    received: async () => {
      const came = (await (await fetch(endpoint)).json()) as TakenPush[];
      return came.map(({ headers, body }) => ({
        headers,
        text: decrypted(receiver, Buffer.from(body, 'base64')),
      }));
    },
  };
};
