import type Stripe from 'stripe';
import { wantedProducts } from './catalogue.ts';
import { setUpPortal } from './set-up-portal.ts';
import { setUpPrices } from './set-up-prices.ts';
import { setUpWebhook } from './set-up-webhook.ts';

export interface SetUp {
  /** Where people come back to, without a slash at the end. */
  siteOrigin: string;
  /** Where Stripe sends its messages; null where something else forwards them. */
  webhookUrl: string | null;
  /** What is sold; the product's own plans and packs where it is not given. */
  products?: ReturnType<typeof wantedProducts>;
}

/**
 * Makes Stripe ready for the product: products, prices, portal, webhook. Run twice it changes nothing.
 * @returns each thing that was changed, and the webhook's secret if the endpoint was made
 */
export const setUpStripe = async (
  stripe: Stripe,
  { siteOrigin, webhookUrl, products = wantedProducts() }: SetUp,
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
