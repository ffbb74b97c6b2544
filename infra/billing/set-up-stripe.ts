import type Stripe from 'stripe';
import { desiredProducts } from './catalogue.ts';
import { setUpPortal } from './set-up-portal.ts';
import { setUpPrices } from './set-up-prices.ts';
import { setUpWebhook } from './set-up-webhook.ts';

export interface SetUp {
  /** Origin of the site for return links, without a trailing slash. */
  siteOrigin: string;
  /** URL for Stripe's events; null if they are forwarded differently. */
  webhookUrl: string | null;
  /** Products to sell. Default: the product's own plans and credit packs. */
  products?: ReturnType<typeof desiredProducts>;
}

/**
 * Sets up Stripe for the product: products, prices, portal, webhook. A second run changes nothing.
 * @returns the changes, and the webhook's secret if the endpoint was created
 */
export const setUpStripe = async (
  stripe: Stripe,
  { siteOrigin, webhookUrl, products = desiredProducts() }: SetUp,
): Promise<{ changes: string[]; webhookSecret: string | null }> => {
  const changes: string[] = [];
  const note = (change: string): void => void changes.push(change);
  const prices = await setUpPrices(stripe, products, note);
  const offered = products
    .filter(({ prices: [first] }) => first?.interval)
    .map(({ id }) => ({ product: id, prices: prices.get(id) ?? [] }));
  await setUpPortal(stripe, siteOrigin, offered, note);
  const webhookSecret = webhookUrl === null ? null : await setUpWebhook(stripe, webhookUrl, note);
  return { changes, webhookSecret };
};
