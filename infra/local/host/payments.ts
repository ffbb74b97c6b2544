import type { IncomingMessage, ServerResponse } from 'node:http';
import Stripe from 'stripe';
import { WEBHOOK_PATH } from '#shared/billing/event-types.ts';
import { setUpStripe } from '../../billing/set-up-stripe.ts';
import type { LocalCloudOptions } from '../cloud.ts';
import { type LocalStripe, startLocalStripe } from '../services/stripe/start-local-stripe.ts';
import type { Origins } from './origins.ts';
import type { Prepared } from './prepare.ts';

/** Path of the local Stripe's pages on the product's own origin. */
export const STRIPE_PAGES = '/__local/stripe';

/** Who takes payments on this machine. */
export interface Payments {
  /** undefined: Stripe itself. */
  apiBase: string | undefined;
  secretKey: string;
  /** undefined: nobody forwards Stripe's messages. */
  webhookSecret: string | undefined;
  /** null: Stripe itself. */
  local: LocalStripe | null;
}

/** Shows a page of the local Stripe; false where Stripe itself has them. */
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
 * Starts the local Stripe and sells there what the product sells. With a key of Stripe's, Stripe itself is asked, which
 * was set up by hand (`infra/billing/`).
 */
export const startPayments = async (
  options: LocalCloudOptions,
  { store, report }: Pick<Prepared, 'store' | 'report'>,
  origins: Origins,
  started: AsyncDisposableStack,
): Promise<Payments> => {
  const {
    stripeSecretKey: secretKey,
    stripeWebhookSecret: webhookSecret,
    clock = () => new Date(),
  } = options;
  if (secretKey !== undefined) return { apiBase: undefined, secretKey, webhookSecret, local: null };
  const local = await startLocalStripe({
    store,
    clock,
    pagesUrl: `${origins.site}${STRIPE_PAGES}`,
    webhookUrl: `${origins.siteByAddress}${WEBHOOK_PATH}`,
    report,
  });
  started.defer(() => local.stop());
  const { host, port } = local;
  const stripe = new Stripe(local.secretKey, { protocol: 'http', host, port, telemetry: false });
  await setUpStripe(stripe, { siteOrigin: origins.site, webhookUrl: null });
  return { apiBase: local.origin, secretKey: local.secretKey, webhookSecret: local.webhookSecret, local };
};
