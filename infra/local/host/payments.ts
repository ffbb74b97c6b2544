import type { IncomingMessage, ServerResponse } from 'node:http';
import Stripe from 'stripe';
import { WEBHOOK_PATH } from '#shared/billing/event-types.ts';
import { setUpStripe } from '../../billing/set-up-stripe.ts';
import type { LocalCloudOptions } from '../cloud.ts';
import { type LocalStripe, startLocalStripe } from '../services/stripe/start-local-stripe.ts';
import type { Origins } from './origins.ts';
import type { Prepared } from './prepare.ts';

/** Path of the local Stripe's pages on the product's own origin. */
const STRIPE_PAGES = '/__local/stripe';

/** The payment provider of the local cloud. */
export interface Payments {
  /** Undefined for the real Stripe. */
  apiBase: string | undefined;
  secretKey: string;
  /** Undefined if no tool forwards Stripe's events. */
  webhookSecret: string | undefined;
  /** Whether Stripe calculates taxes. */
  tax: 'on' | 'off';
  /** Null for the real Stripe. */
  local: LocalStripe | null;
}

/** Serves a page of the local Stripe; returns false if the real Stripe is used. */
export const showStripePage = async (
  { local }: Payments,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> => {
  if (!local) return false;
  await local.handlePage(request, response, STRIPE_PAGES);
  return true;
};

/**
 * Starts the local Stripe with the product's prices. With a Stripe key, the real Stripe is used instead, which has to
 * be
 * set up manually (`infra/billing/`).
 */
export const startPayments = async (
  options: LocalCloudOptions,
  { store, clock, report }: Pick<Prepared, 'store' | 'clock' | 'report'>,
  origins: Origins,
  started: AsyncDisposableStack,
): Promise<Payments> => {
  const { stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret, stripeTax } = options;
  if (secretKey !== undefined)
    return { apiBase: undefined, secretKey, webhookSecret, tax: stripeTax ?? 'off', local: null };
  const local = await startLocalStripe({
    store,
    clock: clock.now,
    pagesUrl: `${origins.site}${STRIPE_PAGES}`,
    webhookUrl: `${origins.siteByAddress}${WEBHOOK_PATH}`,
    report,
  });
  started.defer(() => local.stop());
  const { host, port } = local;
  const stripe = new Stripe(local.secretKey, { protocol: 'http', host, port, telemetry: false });
  await setUpStripe(stripe, { siteOrigin: origins.site, webhookUrl: null });
  return {
    apiBase: local.origin,
    secretKey: local.secretKey,
    webhookSecret: local.webhookSecret,
    tax: stripeTax ?? 'on',
    local,
  };
};
