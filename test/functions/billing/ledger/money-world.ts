import '#test/faults/support/quiet-logs.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import { createContainer as openBilling } from '#functions/billing/container.ts';
import { openEraseBilling } from '#functions/billing/public.ts';
import { createContainer as openCredits } from '#functions/credits/container.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createApiHandler } from '#functions/platform/http/api-handler.ts';
import { setUpStripe } from '#infra/billing/set-up-stripe.ts';
import { startLocalStripe } from '#infra/local/services/stripe/start-local-stripe.ts';
import { createObjects } from '#infra/local/services/stripe/store/objects.ts';
import { openStore } from '#infra/local/store.ts';
import { billingRoutes } from '#shared/billing/routes.ts';
import { creditRoutes } from '#shared/credits/routes.ts';
import { routeKeyOf } from '#shared/http/route.ts';
import { awsEnvironment } from '#test/faults/support/aws-environment.ts';
import { apiEventOf, callInProcess } from '#test/support/api-event.ts';
import { startFaultyService } from '#test/support/faulty-service.ts';
import { openLocalStripe } from '#test/support/local-stripe.ts';
import { openTestTable } from '../../test-table.ts';

const SITE = 'https://plate.example';

/** Lets any session pass: sessions are not what these tests are about. */
const session = { session: async () => undefined };

/** Collects a request's body. */
const bodyOf = async (request: AsyncIterable<Buffer>): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

/**
 * Starts the functions for billing and credits in this process, with a table, a local Stripe and one clock for all of
 * them. The clock stops at every moment at which Stripe has something to do, as the local product's does.
 * @param skipsChanges whether only the last of several changes to a subscription in one moment is delivered, to save time
 */
export const openMoneyWorld = async (start: Date, skipsChanges = false) => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const { table, database, stop: stopTable } = await openTestTable();
  const reports: unknown[] = [];
  const secrets = { stripe: '', webhook: '' };
  const aws = await startFaultyService(async ({ headers, body }) => {
    const isParameter = headers['x-amz-target'] === 'AmazonSSM.GetParameter';
    const Value = body.includes('webhook')
      ? secrets.webhook
      : body.includes('stripe')
        ? secrets.stripe
        : SITE;
    return {
      status: 200,
      headers: { 'content-type': 'application/x-amz-json-1.1' },
      body: JSON.stringify(isParameter ? { Parameter: { Name: 'parameter', Value } } : { MessageId: 'sent' }),
    };
  });

  const received: { body: string; signature: string }[] = [];
  const webhook = createServer((request, response) => {
    const signature = String(request.headers['stripe-signature']);
    const receive = async (): Promise<void> => {
      received.push({ body: await bodyOf(request), signature });
      response.writeHead(200).end();
    };
    void receive();
  });
  const handle = async ({ body, signature }: (typeof received)[number]): Promise<void> => {
    const event = {
      ...apiEventOf('', { routeKey: routeKeyOf(billingRoutes.webhook), path: billingRoutes.webhook.path }),
      body,
      headers: { 'stripe-signature': signature },
    };
    const { statusCode } = await billing(event, { awsRequestId: 'webhook' } as never);
    if (statusCode !== 200) reports.push(`The webhook returned ${statusCode} for ${body}`);
  };
  /** Delivers Stripe's events until there are no more: handling one may cause others. */
  const settle = async (): Promise<void> => {
    await local.idle();
    while (received.length > 0) {
      const events = received.splice(0);
      // The state is read from Stripe, so of several changes of one moment the last is enough.
      const isChange = ({ body }: (typeof events)[number]): boolean =>
        body.includes('"customer.subscription.updated"');
      const last = events.findLastIndex(isChange);
      for (const [index, event] of events.entries())
        if (!skipsChanges || !isChange(event) || index === last) await handle(event);
      await local.idle();
    }
  };
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve));
  const { port } = webhook.address() as AddressInfo;
  const store = openStore(':memory:');
  const local = await startLocalStripe({
    store,
    clock: () => new Date(),
    report: (error) => reports.push(error),
  });
  secrets.stripe = local.secretKey;
  const environment = {
    ...awsEnvironment(aws.endpoint, table.getName()),
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${database.port}`,
    SITE_ORIGIN_PARAMETER: '/platewise/origin',
    STRIPE_KEY_PARAMETER: '/platewise/stripe-key',
    STRIPE_WEBHOOK_SECRET_PARAMETER: '/platewise/webhook-secret',
    STRIPE_API_BASE: local.origin,
    MAIL_FROM: 'hello@plate.example',
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const billing = createApiHandler(billingRoutes, openBilling(), session);
  const credits = createApiHandler(creditRoutes, openCredits(), session);
  const erase = openEraseBilling(table, systemClock);
  const stripe = openLocalStripe(local);
  const webhookUrl = `http://127.0.0.1:${port}${billingRoutes.webhook.path}`;
  secrets.webhook = (await setUpStripe(stripe.sdk, { siteOrigin: SITE, webhookUrl })).webhookSecret ?? '';

  const advanceTo = async (to: Date): Promise<void> => {
    await settle();
    for (let at = local.nextAt(); at && at <= to; at = local.nextAt()) {
      vi.setSystemTime(Math.max(at.getTime(), Date.now()));
      await local.tick();
      await settle();
    }
    vi.setSystemTime(to);
  };

  return {
    table,
    stripe,
    local,
    advanceTo,
    settle,
    erase,
    /** Stripe's objects, without a request. */
    objects: createObjects(store),
    /** Errors of the local Stripe: a call that it does not support, for example. */
    reports,
    call: (
      userId: string,
      name: Exclude<keyof typeof billingRoutes, 'webhook'>,
      body?: object,
      key?: string,
    ) => {
      const { path } = billingRoutes[name];
      const request = { routeKey: routeKeyOf(billingRoutes[name]), path, body, ...(key && { key }) };
      return callInProcess(billing, userId, request);
    },
    balance: (userId: string) =>
      callInProcess(credits, userId, {
        routeKey: routeKeyOf(creditRoutes.balance),
        path: creditRoutes.balance.path,
      }),
    stop: async (): Promise<void> => {
      await local.stop();
      store.close();
      webhook.closeAllConnections();
      await new Promise((resolve) => webhook.close(resolve));
      await aws.stop();
      await stopTable();
      vi.unstubAllEnvs();
      vi.useRealTimers();
    },
  };
};
export type MoneyWorld = Awaited<ReturnType<typeof openMoneyWorld>>;
