import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ServiceRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export interface ServiceAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

/**
 * A fault of one request. A response replaces the service's own; `hang`: no response; `hang up`: the connection closes
 * before anything is done; `lose`: the request is done but its response is lost; `cut`: the response is truncated;
 * `after`: the response is delayed by that many ms.
 */
export type Fault = ServiceAnswer | { after: number } | 'hang' | 'hang up' | 'lose' | 'cut';

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const send = (response: ServerResponse, { status, headers = {}, body = '' }: ServiceAnswer): void => {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
};

/** A proxy between an SDK client and a service that injects faults. */
export const startFaultyService = async (serve: (request: ServiceRequest) => Promise<ServiceAnswer>) => {
  const requests: ServiceRequest[] = [];
  let faults: (Fault | null)[] = [];
  let lasting: ((request: ServiceRequest) => Fault | null) | null = null;

  const handle = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url: path = '', headers } = message;
    const request = { method, path, headers, body: await bodyOf(message) };
    requests.push(request);
    const fault = faults.shift() ?? lasting?.(request) ?? null;
    if (fault === 'hang') return;
    if (fault === 'hang up') return void message.socket.destroy();
    if (typeof fault === 'object' && fault && 'status' in fault) return send(response, fault);
    const answer = await serve(request);
    if (typeof fault === 'object' && fault)
      return void setTimeout(send, fault.after, response, answer).unref();
    if (fault === 'lose') return void message.socket.destroy();
    if (fault !== 'cut') return send(response, answer);
    const body = Buffer.from(answer.body ?? '');
    response.writeHead(answer.status, { ...answer.headers, 'content-length': body.length });
    response.write(body.subarray(0, body.length / 2), () => message.socket.destroy());
  };
  const server = createServer((message, response) => {
    handle(message, response).catch(() => message.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All requests since the last `heal`. */
    requests,
    /** Faults of the next requests, one each; null for none. */
    next: (...these: (Fault | null)[]): void => void faults.push(...these),
    /** The fault of every request from now on. */
    always: (fault: Fault | ((request: ServiceRequest) => Fault | null)): void => {
      lasting = typeof fault === 'function' ? fault : () => fault;
    },
    /** Removes all faults and recorded requests. */
    heal: (): void => {
      faults = [];
      lasting = null;
      requests.length = 0;
    },
    stop: (): Promise<void> =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

export type FaultyService = Awaited<ReturnType<typeof startFaultyService>>;
