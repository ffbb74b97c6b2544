import { randomUUID } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { matchRoute } from '#infra/local/services/http-api/match-route.ts';
import { routeKeyOf } from '#shared/http/route.ts';
import { allRoutes } from '#shared/routes.ts';

/** A request as seen by the browser. */
export interface Seen {
  /** For example `GET /api/diary/{date}`; for other URLs the folder, for example `/photos`. */
  route: string;
  status: number;
  ms: number;
  /** Bytes of the bodies on the wire, after compression. */
  sent: number;
  received: number;
}

const known = allRoutes.map((route) => ({ routeKey: routeKeyOf(route) }));

const routeOf = (method: string, path: string): string =>
  matchRoute(known, method, path)?.route.routeKey ?? `/${path.split('/')[1]}`;

const bodyOf = (bytes: Buffer, { 'content-encoding': encoding }: IncomingHttpHeaders): Buffer => {
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
};

export interface Answer {
  status: number;
  body: unknown;
}

interface Settings {
  origin: string;
  token: string;
  onSeen(seen: Seen): void;
}

const exchange = (
  url: URL,
  options: { method: string; headers: Record<string, string>; agent: Agent },
  body: Buffer,
): Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }> =>
  new Promise((resolve, reject) => {
    const asked = request(url, options, (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then((bytes) => resolve({ status, headers, bytes }), reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });

/** Creates a browser that keeps connections and a cache, and measures each request. */
export const openBrowser = ({ origin, token, onSeen }: Settings) => {
  const agent = new Agent({ keepAlive: true });
  const marks = new Map<string, string>();

  const send = async (method: string, path: string, headers: Record<string, string>, body: Buffer) => {
    const url = new URL(path, origin);
    const mark = marks.get(path);
    const began = performance.now();
    const answer = await exchange(
      url,
      {
        method,
        agent,
        headers: {
          ...headers,
          'accept-encoding': 'gzip, br',
          'content-length': String(body.length),
          ...(mark !== undefined && { 'if-none-match': mark }),
        },
      },
      body,
    );
    const ms = performance.now() - began;
    const etag = answer.headers.etag;
    if (method === 'GET' && etag !== undefined) marks.set(path, etag);
    onSeen({
      route: routeOf(method, url.pathname),
      status: answer.status,
      ms,
      sent: body.length,
      received: answer.bytes.length,
    });
    return answer;
  };

  return {
    /** Calls the API. @param key idempotency key of a retried write */
    call: async (
      method: string,
      path: string,
      body?: object,
      key: string = randomUUID(),
    ): Promise<Answer> => {
      const { status, headers, bytes } = await send(
        method,
        path,
        {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(method !== 'GET' && { 'idempotency-key': key }),
        },
        Buffer.from(body ? JSON.stringify(body) : ''),
      );
      const text = bodyOf(bytes, headers).toString();
      return { status, body: text === '' ? null : (JSON.parse(text) as unknown) };
    },
    /** Fetches a file of the site or a photo like a page; a cached one is revalidated. */
    file: async (path: string): Promise<void> => void (await send('GET', path, {}, Buffer.alloc(0))),
    close: (): void => agent.destroy(),
  };
};

export type Browser = ReturnType<typeof openBrowser>;
