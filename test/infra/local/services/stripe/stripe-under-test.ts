import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Stripe from 'stripe';
import { openStore } from '#infra/local/store.ts';
import { type LocalStripe, startLocalStripe } from '#infra/local/services/stripe/start-local-stripe.ts';

/** The day on which every test starts. */
export const BEGINNING = new Date('2026-01-31T10:00:00Z');

/** An event that an endpoint received. */
interface Received {
  body: string;
  signature: string;
  event: Stripe.Event;
}

/** A webhook that stores its requests and returns configured statuses. */
export interface Hook {
  url: string;
  received: Received[];
  types(): string[];
  /** Statuses of the next responses; afterwards 200. */
  answers: number[];
  stop(): Promise<void>;
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

export const startHook = async (): Promise<Hook> => {
  const received: Received[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const signature = String(request.headers['stripe-signature']);
      received.push({ body, signature, event: JSON.parse(body) as Stripe.Event });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    types: () => received.map(({ event }) => event.type),
    answers,
    stop: () => close(server),
  };
};

/** A local Stripe with the SDK, a webhook, and a machine clock that only the test moves. */
export interface StripeUnderTest {
  local: LocalStripe;
  sdk: Stripe;
  hook: Hook;
  reports: unknown[];
  /** The machine's clock. */
  machine: { now: Date };
  stop(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

export const sdkOf = ({ host, port, secretKey }: LocalStripe, key = secretKey): Stripe =>
  new Stripe(key, { protocol: 'http', host, port, maxNetworkRetries: 0, telemetry: false });

export const startStripe = async (
  options: {
    /** Data folder; without it, nothing outlives the test. */
    folder?: string;
    hook?: Hook;
    afterRetries?: 'cancel' | 'unpaid';
    now?: Date;
    pagesUrl?: string;
    beginsAt?: Date;
  } = {},
): Promise<StripeUnderTest> => {
  const { folder, afterRetries, pagesUrl, beginsAt } = options;
  const hook = options.hook ?? (await startHook());
  const store = openStore(folder === undefined ? ':memory:' : join(folder, 'store.sqlite'));
  const machine = { now: options.now ?? BEGINNING };
  const reports: unknown[] = [];
  const local = await startLocalStripe({
    store,
    clock: () => machine.now,
    webhookUrl: hook.url,
    ...(afterRetries && { afterRetries }),
    ...(pagesUrl !== undefined && { pagesUrl }),
    ...(beginsAt && { beginsAt }),
    report: (error) => reports.push(error),
  });
  const stop = async (): Promise<void> => {
    await local.stop();
    if (store.isOpen) store.close();
    if (!options.hook) await hook.stop();
  };
  return { local, sdk: sdkOf(local), hook, reports, machine, stop, [Symbol.asyncDispose]: stop };
};
