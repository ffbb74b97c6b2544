import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import {
  type LocalHttpServer,
  createHttpServer,
  type HttpServerSettings,
} from '#infra/local/http-server/create-http-server.ts';
import type { StoredObject } from '#infra/local/services/cloudfront/bucket-origin.ts';
import type { Resource } from '#infra/local/template/model.ts';
import { createPhotoKeys, createPool, type Pool } from './keys.ts';
import { ISSUER } from './resources.ts';
import { frontStack } from './stack.ts';

export type Handler = (event: Record<string, unknown>) => unknown;

/** A running server whose backends the test controls. */
export interface TestFront {
  origin: string;
  front: LocalHttpServer;
  pool: Pool;
  photoPrivatePem: string;
  /** Handlers by function ID; others return 200. */
  handlers: Record<string, Handler>;
  /** Events that functions received, in order. */
  events: { functionId: string; event: Record<string, unknown> }[];
  /** Objects by `bucket/key`. */
  objects: Map<string, StoredObject>;
  failures: unknown[];
  now: { current: Date };
  fetch(path: string, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

const pool = createPool();
const photoKeys = createPhotoKeys();

const functionIdIn = (arnOrUri: string): string => /:function:(\w+)/.exec(arnOrUri)?.[1] ?? arnOrUri;

/** @param edit changes to the template @param settings changes to the backends */
export const startFront = async (
  edit?: (resources: Resource[]) => Resource[],
  settings: Partial<HttpServerSettings> = {},
): Promise<TestFront> => {
  const handlers: TestFront['handlers'] = {};
  const events: TestFront['events'] = [];
  const objects: TestFront['objects'] = new Map();
  const failures: unknown[] = [];
  const now = { current: new Date('2026-11-20T10:00:00Z') };
  const front = createHttpServer({
    stack: frontStack(photoKeys.publicPem, edit),
    runtime: {
      invoke: async (arnOrUri, event) => {
        const functionId = functionIdIn(arnOrUri);
        events.push({ functionId, event: event as Record<string, unknown> });
        return (handlers[functionId] ?? (() => ({ statusCode: 200 })))(event as Record<string, unknown>);
      },
    },
    objects: { get: async (bucket, key) => objects.get(`${bucket}/${key}`) },
    awsGateway: async (_, response) => void response.end('aws'),
    mailbox: { handle: (_, response) => void response.end('mail') },
    showStripePage: async () => false,
    schedules: { run: async () => undefined },
    clockControl: { offsetMs: () => 0, advance: async () => undefined },
    jwks: () => pool.jwks as ReturnType<HttpServerSettings['jwks']>,
    issuer: ISSUER,
    clock: () => now.current,
    report: (error) => failures.push(error),
    ...settings,
  });
  front.server.listen(0, '127.0.0.1');
  await once(front.server, 'listening');
  const origin = `http://127.0.0.1:${(front.server.address() as AddressInfo).port}`;
  return {
    origin,
    front,
    pool,
    photoPrivatePem: photoKeys.privatePem,
    handlers,
    events,
    objects,
    failures,
    now,
    fetch: (path, init) => fetch(origin + path, { redirect: 'manual', ...init }),
    stop: async () => {
      await front.sockets.close();
      front.server.closeAllConnections();
      front.server.close();
    },
  };
};

/** Creates an object of a bucket. */
export const object = (body: string | Buffer, contentType: string, cacheControl?: string): StoredObject => ({
  body: Buffer.from(body),
  contentType,
  cacheControl,
  etag: '"5d41402abc4b2a76"',
});

/** Returns the status and the parsed JSON body of a response. */
export const answerOf = async (response: Response) => ({
  status: response.status,
  body: await response.json(),
});

/** Returns the headers of a signed-in user. */
export const signedIn = (front: TestFront): Record<string, string> => ({
  authorization: `Bearer ${front.pool.accessToken(front.now.current)}`,
});
