import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Http2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Clock } from '../../gateway/clock.ts';
import { createAwsGateway } from '../../gateway/aws-gateway.ts';
import type { PrincipalLookup } from '../../gateway/principal.ts';
import { createPollyService } from './polly-service.ts';
import type { Speaker } from './speaker.ts';

interface Settings {
  speaker: Speaker;
  principalOf: PrincipalLookup;
  clock: Clock;
  report(error: unknown): void;
  /** Longest work on one text, ms. */
  limitMs?: number;
}

/** Amazon Polly's endpoint on this machine. */
export interface PollyServer {
  endpoint: string;
  close(): Promise<void>;
}

/**
 * Serves Polly over HTTP/2 without TLS, on 127.0.0.1 and any free port: its SDK client speaks nothing else, here as on
 * AWS. Signature and permission are verified as for every other service.
 */
export const startPollyServer = async ({
  speaker,
  limitMs,
  ...gatewayOptions
}: Settings): Promise<PollyServer> => {
  const gateway = createAwsGateway({ services: [createPollyService(speaker, limitMs)], ...gatewayOptions });
  const sessions = new Set<Http2Session>();
  const server = createServer((request, response) => {
    request.stream.on('error', () => undefined);
    // Node's compatibility API: what the gateway reads and writes is the same in both protocols.
    const [message, answer] = [request, response] as unknown as [IncomingMessage, ServerResponse];
    gateway(message, answer, '').catch((error: unknown) => {
      gatewayOptions.report(error);
      request.stream.destroy();
    });
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.on('error', () => undefined);
    session.once('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
};
