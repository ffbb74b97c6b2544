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
 * What may go wrong with one request. An answer is sent instead of the service's own; `hang`: nothing is answered;
 * `hang up`: the connection ends before anything is done; `lose`: the work is done and its answer lost;
 * `cut`: the answer ends in its middle; `after`: the work is done, and its answer comes that many milliseconds late.
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

/** Stands between an SDK client and a service, and goes wrong when a test wants it to. */
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
    /** Every request since the last `heal`. */
    requests,
    /** What happens to the next requests, one each; null is nothing. */
    next: (...these: (Fault | null)[]): void => void faults.push(...these),
    /** What happens to every request from now on. */
    always: (fault: Fault | ((request: ServiceRequest) => Fault | null)): void => {
      lasting = typeof fault === 'function' ? fault : () => fault;
    },
    /** Nothing goes wrong any more, and what went wrong is forgotten. */
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
