import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { JsonWebKeySet } from '../services/http-api/jwt-signature.ts';
import type { FunctionRuntime } from '../runtime/function-runtime.ts';
import type { LocalStack } from '../template/model.ts';
import { createSockets, type Sockets } from '../services/websocket-api/sockets.ts';
import { createApis } from '../services/cloudfront/apis.ts';
import type { Objects } from '../services/cloudfront/bucket-origin.ts';
import { answerControlPath, type ControlPaths, isControlPath } from './control-paths.ts';
import { readDistribution } from '../services/cloudfront/distribution.ts';
import { receiveRequest } from './receive-request.ts';
import { originFailed } from '../services/cloudfront/error-responses.ts';
import { sendResponse } from './send-response.ts';
import { createEdge } from '../services/cloudfront/serve-request.ts';
import { createUpgradeHandler } from '../services/cloudfront/serve-upgrade.ts';

export interface HttpServerSettings extends Omit<ControlPaths, 'isReady'> {
  stack: LocalStack;
  runtime: FunctionRuntime;
  objects: Objects;
  /** Returns the pool's public keys in the format of its issuer on AWS. */
  jwks: () => JsonWebKeySet;
  /** Issuer in the pool's tokens. */
  issuer: string;
  /** Returns whether `/__local/health` answers 200 yet. Default: immediately. */
  isReady?: () => boolean;
  /** Called with failures that the caller did not cause. */
  report?: (error: unknown) => void;
}

export interface LocalHttpServer {
  /** The server, not listening yet. */
  server: Server;
  sockets: Sockets;
}

/** Longer than clients keep idle connections, so that the server never closes one while a request is in flight. */
const KEEP_ALIVE_MS = 65_000;

/**
 * Creates one server that emulates CloudFront and API Gateway with the template's configuration and adds the local
 * cloud's own paths under `/__local`.
 * @throws Error that names an unsupported part of the template
 */
export const createHttpServer = (settings: HttpServerSettings): LocalHttpServer => {
  const {
    stack,
    runtime,
    objects,
    clock,
    issuer,
    jwks,
    isReady = () => true,
    report = console.error,
  } = settings;
  const distribution = readDistribution(stack);
  const apis = createApis(stack, { runtime, clock, pool: { issuer, jwks }, report });
  const serve = createEdge({ stack, distribution, objects, clock, apis: apis.http });
  const upgrade = createUpgradeHandler({ distribution, clock, apis: apis.sockets, report });
  const control: ControlPaths = { ...settings, isReady };

  const answer = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = receiveRequest(message);
    try {
      if (isControlPath(request.path)) await answerControlPath(request.path, message, response, control);
      else sendResponse(request.method, await serve(request), response);
    } catch (error) {
      // The caller disconnected, so there is no response to send and no failure to report.
      if (message.socket.destroyed) return;
      report(error);
      if (response.headersSent) response.destroy();
      else sendResponse(request.method, originFailed(), response);
    }
  };

  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS },
    (message, response) => void answer(message, response),
  );
  server.on(
    'upgrade',
    (message: IncomingMessage, socket: Duplex, head: Buffer) => void upgrade(message, socket, head),
  );
  return { server, sockets: createSockets(apis.sockets, clock) };
};
