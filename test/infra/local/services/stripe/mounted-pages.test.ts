import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import type { LocalStripe } from '#infra/local/services/stripe/start-local-stripe.ts';
import { open, press, typed } from './browser.ts';
import { cards, openShop, packCheckout, portalConfiguration, subscribe } from './shop.ts';
import { startStripe } from './stripe-under-test.ts';

const PREFIX = '/__local/stripe';

it("The local Stripe's pages appear under the product's own address", async () => {
  let local: LocalStripe | undefined;
  const product = createServer((request, response) => void local?.handlePage(request, response, PREFIX));
  product.listen(0, '127.0.0.1');
  await once(product, 'listening');
  const pagesUrl = `http://localhost:${(product.address() as AddressInfo).port}${PREFIX}`;
  await using stripe = await startStripe({ pagesUrl });
  ({ local } = stripe);
  const shop = await openShop(stripe);
  const session = await packCheckout(stripe, shop);
  expect(session.url).toBe(`${pagesUrl}/c/${session.id}`);
  const challenge = await press(await open(session.url ?? ''), 'Pay $4.99', typed(cards.needsAuthentication));
  expect(challenge.url).toBe(`${pagesUrl}/c/${session.id}/challenge`);
  expect((await press(challenge, 'Complete')).url).toContain('/done?session=');

  await subscribe(stripe, shop);
  const { id: configuration } = await portalConfiguration(stripe, shop);
  const { url } = await stripe.sdk.billingPortal.sessions.create({
    customer: shop.customer.id,
    configuration,
  });
  const home = await open(url);
  const links = [...home.html.matchAll(/(?:href|action)="([^"]*)"/g)].map(([, link]) => link);
  expect(links.length).toBeGreaterThan(4);
  expect(links.every((link) => link?.startsWith(`${PREFIX}/`))).toBe(true);
  expect((await press(home, '1 day')).status).toBe(200);
  product.close();
  product.closeAllConnections();
});
