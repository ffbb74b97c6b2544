import '#test/faults/support/quiet-logs.ts';
import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';
import { createContainer as openBilling } from '#functions/billing/container.ts';
import { openEraseBilling } from '#functions/billing/public.ts';
import { createContainer as openCredits } from '#functions/credits/container.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createApiHandler } from '#functions/platform/http/api-handler.ts';
import { billingRoutes } from '#shared/billing/routes.ts';
import { creditRoutes } from '#shared/credits/routes.ts';
import { routeKeyOf } from '#shared/http/route.ts';
import { awsEnvironment } from '#test/faults/support/aws-environment.ts';
import { apiEventOf, callInProcess } from '#test/support/api-event.ts';
import { startFaultyService } from '#test/support/faulty-service.ts';
import { openTestTable } from '../../test-table.ts';

/** Origin of the site that Stripe's pages return to. */
export const SITE = 'https://plate.example';

interface StripeSettings {
  /** Base URL of Stripe's API. */
  origin: string;
  secretKey: string;
  webhookSecret: string;
}

/** Lets any session pass: these tests are not about sessions. */
const session = { session: async () => undefined };
const { webhook, ...userRoutes } = billingRoutes;

/**
 * Starts the functions for billing and credits in this process, with a table of their own. They use this process's
 * `Date`, which a test can replace.
 */
export const openFunctions = async (stripe: StripeSettings) => {
  const { table, database, stop } = await openTestTable();
  const parameters = { stripe: stripe.secretKey, webhook: stripe.webhookSecret, site: SITE };
  const aws = await startFaultyService(async ({ headers, body }) => {
    const name = (['stripe', 'webhook'] as const).find((each) => body.includes(`/platewise/${each}`));
    const isParameter = headers['x-amz-target'] === 'AmazonSSM.GetParameter';
    const answer = isParameter
      ? { Parameter: { Name: 'parameter', Value: parameters[name ?? 'site'] } }
      : { MessageId: 'sent' };
    const type = { 'content-type': 'application/x-amz-json-1.1' };
    return { status: 200, headers: type, body: JSON.stringify(answer) };
  });
  const environment = {
    ...awsEnvironment(aws.endpoint, table.getName()),
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${database.port}`,
    SITE_ORIGIN_PARAMETER: '/platewise/site',
    STRIPE_KEY_PARAMETER: '/platewise/stripe',
    STRIPE_WEBHOOK_SECRET_PARAMETER: '/platewise/webhook',
    STRIPE_API_BASE: stripe.origin,
    MAIL_CONFIGURATION_SET: 'Emails',
    MAIL_FROM: 'hello@plate.example',
    SUPPORT_ADDRESS: 'support@plate.example',
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const billing = createApiHandler(billingRoutes, openBilling(), session);
  const credits = createApiHandler(creditRoutes, openCredits(), session);

  return {
    table,
    erase: openEraseBilling(table, systemClock),
    /** Creates a user's profile, as the confirmation of the email does. @returns the user's ID */
    signUp: async (email: string): Promise<string> => {
      const [userId, at] = [randomUUID(), new Date().toISOString()];
      const key = { pk: `user#${userId}`, sk: 'account#profile' };
      const Item = { ...key, user_id: userId, email, created_at: at, updated_at: at };
      await table.getDocumentClient().send(new PutCommand({ TableName: table.getName(), Item }));
      return userId;
    },
    call: (userId: string, name: keyof typeof userRoutes, body?: object) => {
      const { path } = userRoutes[name];
      const request = { routeKey: routeKeyOf(userRoutes[name]), path, body, key: randomUUID() };
      return callInProcess(billing, userId, request);
    },
    balance: (userId: string) => {
      const { path } = creditRoutes.balance;
      return callInProcess(credits, userId, { routeKey: routeKeyOf(creditRoutes.balance), path });
    },
    /** Receives a webhook. @returns the status */
    receive: async (body: string, signature: string): Promise<number> => {
      const event = apiEventOf('', { routeKey: routeKeyOf(webhook), path: webhook.path });
      const signed = { ...event, body, headers: { 'stripe-signature': signature } };
      return (await billing(signed, { awsRequestId: 'webhook' } as never)).statusCode ?? 500;
    },
    stop: async (): Promise<void> => {
      await aws.stop();
      await stop();
      vi.unstubAllEnvs();
    },
  };
};
