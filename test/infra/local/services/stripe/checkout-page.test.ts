import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../gateway/temporary-folder.ts';
import { open, press, typed } from './browser.ts';
import { cards, openShop, packCheckout, planCheckout } from './shop.ts';
import { startStripe } from './stripe-under-test.ts';

describe('Stripe: the checkout page', () => {
  it('shows the item, the amount due now and later, and that no money is real', async () => {
    await using stripe = await startStripe();
    const shop = await openShop(stripe);
    const session = await planCheckout(stripe, shop, shop.premium, {
      subscription_data: { trial_period_days: 7 },
    });
    const page = await open(session.url ?? '');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Local Stripe: no real money');
    expect(page.text).toContain('7 days free, then $20.00 a month from February 7, 2026.');
    expect(page.text).toContain('Total due today $0.00');
    expect(page.text).toContain('ana@example.com');
    const hashOf = (element: string) => {
      const [, content = ''] = new RegExp(`<${element}>([\\s\\S]*?)</${element}>`).exec(page.html) ?? [];
      return createHash('sha256').update(content).digest('base64');
    };
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain(
      `style-src 'sha256-${hashOf('style')}'; script-src 'sha256-${hashOf('script')}'`,
    );
    expect(policy).toMatch(/default-src 'none'; .*form-action 'self' http:\/\/localhost:3000;/);
  });

  it('redirects to the success page after payment, also when reopened or clicked twice', async () => {
    await using stripe = await startStripe();
    const session = await packCheckout(stripe, await openShop(stripe));
    const page = await open(session.url ?? '');
    const done = `http://localhost:3000/done?session=${session.id}`;
    const both = await Promise.all([1, 2].map(() => press(page, 'Pay $4.99', typed(cards.pays))));
    expect(both.map(({ url }) => url)).toEqual([done, done]);
    expect((await open(session.url ?? '')).url).toBe(done);
    expect((await stripe.sdk.charges.list()).data).toHaveLength(1);
  });

  it.each([
    [cards.isDeclined, 402, 'Your card was declined.'],
    [cards.lacksFunds, 402, 'Your card has insufficient funds.'],
    ['4242 4242 4242 4241', 400, 'Your card number is invalid.'],
    ['4111 1111 1111 1111', 400, 'Only test cards work here'],
  ])('explains why the card %s is declined', async (card, status, words) => {
    await using stripe = await startStripe();
    const session = await packCheckout(stripe, await openShop(stripe));
    const page = await press(await open(session.url ?? ''), 'Pay $4.99', typed(card));
    expect(page.status).toBe(status);
    expect(page.text).toContain(words);
    const paid = await press(page, 'Pay $4.99', typed(cards.pays));
    expect(paid.url).toContain('/done');
  });

  it('names each invalid field, and keeps the name but no card data', async () => {
    await using stripe = await startStripe();
    await openShop(stripe);
    const [price] = (await stripe.sdk.prices.list({ lookup_keys: ['shop_499'] })).data;
    const session = await stripe.sdk.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ price: price?.id ?? '' }],
      success_url: 'http://localhost:3000/done',
    });
    const wrong = typed(cards.pays, { expiry: '01/20', cvc: '1', email: 'ana' });
    const page = await press(await open(session.url ?? ''), 'Pay $4.99', wrong);
    expect(page.text).toContain("Your card's expiration date is in the past.");
    expect(page.text).toContain("Your card's security code is incomplete.");
    expect(page.text).toContain('Enter your email');
    expect(page.html).toMatch(/id="email"[^>]*autofocus/);
    expect(page.html.match(/autofocus/g)).toHaveLength(1);
    expect(page.html).toContain('value="Ana Example"');
    expect(page.html).not.toContain('value="4242');
  });

  it('opens a separate bank page that can approve or decline', async () => {
    await using stripe = await startStripe();
    const session = await packCheckout(stripe, await openShop(stripe));
    const pay = async () =>
      press(await open(session.url ?? ''), 'Pay $4.99', typed(cards.needsAuthentication));
    const challenge = await pay();
    expect(challenge.text).toContain(
      'The bank of the card that ends in 3155 asks whether you agree to a payment of $4.99.',
    );
    const refused = await press(challenge, 'Fail');
    expect(refused.text).toContain('We are unable to authenticate your payment method.');
    const agreed = await press(await pay(), 'Complete');
    expect(agreed.url).toBe(`http://localhost:3000/done?session=${session.id}`);
  });

  it('shows that it has expired, and links back', async () => {
    await using stripe = await startStripe();
    const session = await packCheckout(stripe, await openShop(stripe));
    await stripe.sdk.checkout.sessions.expire(session.id);
    const page = await open(session.url ?? '');
    expect(page.status).toBe(410);
    expect(page.text).toContain('This checkout has expired');
    expect(page.html).toContain('href="http://localhost:3000/pricing"');
  });

  it('rejects forms from another site or without its token', async () => {
    await using stripe = await startStripe();
    const session = await packCheckout(stripe, await openShop(stripe));
    const page = await open(session.url ?? '');
    const other = await press(page, 'Pay $4.99', typed(cards.pays), { origin: 'https://evil.example' });
    const forged = await press(page, 'Pay $4.99', typed(cards.pays, { token: 'x'.repeat(43) }));
    expect([other.status, forged.status]).toEqual([403, 403]);
    expect((await stripe.sdk.charges.list()).data).toEqual([]);
  });

  it('escapes text from other users', async () => {
    await using stripe = await startStripe();
    const shop = await openShop(stripe);
    await stripe.sdk.customers.update(shop.customer.id, { email: '<b>@x.de' });
    const page = await open((await packCheckout(stripe, shop)).url ?? '');
    expect(page.html).toContain('&lt;b&gt;@x.de');
    expect((await open(`${stripe.local.origin}/c/none`)).status).toBe(404);
  });

  it('stores no card number', async () => {
    const folder = temporaryFolder();
    const stripe = await startStripe({ folder });
    const session = await packCheckout(stripe, await openShop(stripe));
    for (const card of [cards.isDeclined, cards.needsAuthentication, '4111111111111111', cards.pays]) {
      const { status } = await stripe.sdk.checkout.sessions.retrieve(session.id);
      if (status === 'open') await press(await open(session.url ?? ''), 'Pay $4.99', typed(card));
    }
    await stripe.stop();
    const kept = ['store.sqlite', 'store.sqlite-wal'].map((file) => {
      try {
        return readFileSync(join(folder, file), 'latin1');
      } catch {
        return '';
      }
    });
    expect(kept.join()).toContain(session.id);
    expect(kept.join()).not.toMatch(/4242 ?4242|4000 ?0000 ?0000|4000 ?0025|4111 ?1111/);
    expect(JSON.stringify(stripe.reports)).not.toContain('4242');
  });
});
