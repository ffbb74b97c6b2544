import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import { setUpStripe } from '#infra/billing/set-up-stripe.ts';
import { startLocalStripe } from '#infra/local/services/stripe/start-local-stripe.ts';
import { createObjects } from '#infra/local/services/stripe/store/objects.ts';
import { openStore } from '#infra/local/store.ts';
import { openLocalStripe } from '#test/support/local-stripe.ts';
import { openFunctions, SITE } from '../in-process/open-functions.ts';

interface Delivery {
  body: string;
  signature: string;
}

const bodyOf = async (request: AsyncIterable<Buffer>): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

/** Starts a server that accepts Stripe's events and keeps them. */
const startInbox = async () => {
  const received: Delivery[] = [];
  const server = createServer((request, response) => {
    const signature = String(request.headers['stripe-signature']);
    const receive = async (): Promise<void> => {
      received.push({ body: await bodyOf(request), signature });
      response.writeHead(200).end();
    };
    void receive();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    received,
    stop: (): Promise<void> =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const isChange = ({ body }: Delivery): boolean => body.includes('"customer.subscription.updated"');

/**
 * Starts the functions for billing and credits in this process, a local Stripe, and one clock for both. The clock stops
 * at every moment at which Stripe has something to do, as the local product's does.
 * @param skipsChanges whether only the last of several changes to a subscription in one moment is delivered, to save
 * time: the functions read the state from Stripe
 */
export const openMoneyWorld = async (start: Date, skipsChanges: boolean) => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const reports: unknown[] = [];
  const inbox = await startInbox();
  const store = openStore(':memory:');
  const local = await startLocalStripe({
    store,
    clock: () => new Date(),
    report: (error) => reports.push(error),
  });
  const stripe = openLocalStripe(local);
  const { webhookSecret } = await setUpStripe(stripe.sdk, { siteOrigin: SITE, webhookUrl: inbox.url });
  const { secretKey, origin } = local;
  const functions = await openFunctions({ origin, secretKey, webhookSecret: webhookSecret ?? '' });

  /** Delivers events until there are no more: handling one may cause others. */
  const settle = async (): Promise<void> => {
    await local.idle();
    while (inbox.received.length > 0) {
      const events = inbox.received.splice(0);
      const last = events.findLastIndex(isChange);
      for (const [index, event] of events.entries()) {
        if (skipsChanges && isChange(event) && index !== last) continue;
        const status = await functions.receive(event.body, event.signature);
        if (status !== 200) reports.push(`The webhook returned ${status} for ${event.body}`);
      }
      await local.idle();
    }
  };

  return {
    ...functions,
    stripe,
    /** Stripe's objects, without a request. */
    objects: createObjects(store),
    /** Calls that the local Stripe does not support, and events that were refused. */
    reports,
    settle,
    advanceTo: async (to: Date): Promise<void> => {
      await settle();
      for (let at = local.nextAt(); at && at <= to; at = local.nextAt()) {
        vi.setSystemTime(Math.max(at.getTime(), Date.now()));
        await local.tick();
        await settle();
      }
      vi.setSystemTime(to);
    },
    stop: async (): Promise<void> => {
      await functions.stop();
      await local.stop();
      store.close();
      await inbox.stop();
      vi.useRealTimers();
    },
  };
};
export type MoneyWorld = Awaited<ReturnType<typeof openMoneyWorld>>;
