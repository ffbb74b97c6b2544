import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Desk } from '../pages/visit.ts';
import { servePage } from '../pages/serve-pages.ts';
import type { ApiRequest } from './serve-api.ts';
import { readBody } from './read-body.ts';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

/** The request handlers of the local Stripe: pages, control routes and API. */
export interface Doors {
  desk: Desk;
  api(request: ApiRequest): Answer;
  control(method: string, path: string, query: URLSearchParams, body: string): Promise<Answer>;
  /** Runs everything that has become due, and sends the resulting events. */
  catchUp(): void;
  /** Called after every request to send the resulting events. */
  wake(): void;
  report(error: unknown): void;
}

const plain = (status: number, text: string): Answer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: text,
});

const send = (response: ServerResponse, { status, headers, body }: Answer): void => {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(body);
};

/** Returns whether the host is this machine, which protects against DNS rebinding. */
const isLoopback = (host = ''): boolean => /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host);

/** Serves a page or accepts its form. @param prefix path under which the pages are served, e.g. `/__local/stripe` */
export const answerPage = async (
  { desk, catchUp, wake, report }: Doors,
  request: IncomingMessage,
  response: ServerResponse,
  prefix = '',
): Promise<void> => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const body = await readBody(request);
  if (body === undefined) return send(response, plain(413, 'The form is too long.'));
  if (method !== 'GET' && method !== 'POST')
    return send(response, plain(405, 'Only GET and POST are supported.'));
  const path = url.pathname
    .slice(prefix.length)
    .split('/')
    .filter((part) => part !== '');
  try {
    catchUp();
    const form = Object.fromEntries(new URLSearchParams(body));
    send(
      response,
      await servePage(desk, { method, path, query: url.searchParams, form, headers: request.headers }),
    );
  } catch (error) {
    report(error);
    send(response, plain(500, 'The local Stripe failed. Its log says why.'));
  }
  wake();
};

const answer = async (doors: Doors, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const { method = 'GET', headers } = request;
  if (!isLoopback(headers.host))
    return send(response, plain(421, 'This server only responds to the names of this machine.'));
  const isApi = pathname.startsWith('/v1/') || pathname.startsWith('/v2/');
  if (!isApi && !pathname.startsWith('/control/')) return answerPage(doors, request, response);
  const body = await readBody(request);
  if (body === undefined) return send(response, plain(413, 'The request is too long.'));
  doors.catchUp();
  if (isApi) send(response, doors.api({ method, path: pathname, query: search.slice(1), headers, body }));
  else if (method === 'POST' && headers['content-type'] !== 'application/json')
    // Forms of other sites cannot send JSON, so only local tools have access.
    send(response, plain(415, 'The control routes take JSON.'));
  else send(response, await doors.control(method, pathname, searchParams, body));
  doors.wake();
};

export const createStripeServer = (doors: Doors): Server =>
  createServer((request, response) => {
    answer(doors, request, response).catch((error: unknown) => {
      if (request.socket.destroyed) return;
      doors.report(error);
      if (response.headersSent) response.destroy();
      else send(response, plain(500, 'The local Stripe failed. Its log says why.'));
    });
  });
