import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http2';
import { type Http2Endpoint, listenHttp2 } from '../listen-http2.ts';
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
  /** Time limit for one text, in ms. */
  limitMs?: number;
}

/** Amazon Polly's local endpoint. */
export type PollyServer = Http2Endpoint;

/**
 * Serves Polly over HTTP/2 without TLS on 127.0.0.1 and a free port, because Polly's SDK client only speaks HTTP/2.
 * Signatures and permissions are verified as for every other service.
 */
export const startPollyServer = async ({
  speaker,
  limitMs,
  ...gatewayOptions
}: Settings): Promise<PollyServer> => {
  const gateway = createAwsGateway({ services: [createPollyService(speaker, limitMs)], ...gatewayOptions });
  const server = createServer((request, response) => {
    request.stream.on('error', () => undefined);
    // The types differ, but through Node's compatibility API the gateway can treat both protocols alike.
    const [message, answer] = [request, response] as unknown as [IncomingMessage, ServerResponse];
    gateway(message, answer, '').catch((error: unknown) => {
      gatewayOptions.report(error);
      request.stream.destroy();
    });
  });
  return listenHttp2(server);
};
