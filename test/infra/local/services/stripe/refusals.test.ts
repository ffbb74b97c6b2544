import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { sdkOf, startStripe } from './stripe-under-test.ts';

describe('Stripe: errors', () => {
  const stripe = openForAllTests(startStripe);

  it('Stripe errors reject a wrong key without showing it', async () => {
    const wrong = sdkOf(stripe.local, 'sk_test_localwrongwrongwrong');
    await expect(wrong.customers.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
      message: 'Invalid API Key provided: sk_test_********rong',
    });
    const none = await fetch(`${stripe.local.origin}/v1/customers`);
    expect(none.status).toBe(401);
  });

  it('Stripe errors name an unsupported call and log it', async () => {
    await expect(stripe.sdk.coupons.create({ percent_off: 10 })).rejects.toMatchObject({
      type: 'StripeAPIError',
      statusCode: 501,
      message: 'The local Stripe does not host POST /v1/coupons.',
    });
    expect(stripe.reports.map(String).join()).toContain('POST /v1/coupons');
  });

  it('Stripe errors name an unsupported parameter', async () => {
    await expect(stripe.sdk.customers.create({ tax_exempt: 'exempt' })).rejects.toMatchObject({
      statusCode: 501,
      param: 'tax_exempt',
      message: 'The local Stripe does not host the parameter tax_exempt of POST /v1/customers.',
    });
    const nested = stripe.sdk.checkout.sessions.create({
      mode: 'subscription',
      success_url: 'http://localhost/',
      line_items: [{ price: 'price_1', tax_rates: ['txr_1'] }],
    });
    await expect(nested).rejects.toMatchObject({ statusCode: 501, param: 'line_items[0][tax_rates]' });
  });

  it('Stripe errors name a value that Stripe supports but the local Stripe does not', async () => {
    const setup = stripe.sdk.checkout.sessions.create({
      mode: 'setup',
      success_url: 'http://localhost/',
      line_items: [{ price: 'price_1' }],
    });
    await expect(setup).rejects.toMatchObject({ statusCode: 501, param: 'mode' });
  });

  it('Stripe errors reject another API version', async () => {
    const { origin, secretKey } = stripe.local;
    const headers = { authorization: `Bearer ${secretKey}`, 'stripe-version': '2019-01-01' };
    const response = await fetch(`${origin}/v1/customers`, { headers });
    expect(response.status).toBe(501);
    expect(await response.text()).toContain('the API version 2019-01-01');
  });

  it('Stripe errors name a missing or malformed parameter', async () => {
    const { sdk } = stripe;
    await expect(sdk.products.create({ name: '' })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      param: 'name',
    });
    await expect(sdk.prices.create({ currency: 'usd', product: 'prod_1' })).rejects.toMatchObject({
      statusCode: 400,
      code: 'parameter_missing',
      param: 'unit_amount',
    });
    await expect(
      sdk.prices.create({ currency: 'usd', product: 'prod_1', unit_amount: 1.5 }),
    ).rejects.toMatchObject({ statusCode: 400, code: 'parameter_invalid_integer', param: 'unit_amount' });
  });

  it('Stripe errors answer an unknown ID with 404 in the path and 400 in a parameter', async () => {
    const { sdk } = stripe;
    await expect(sdk.customers.retrieve('cus_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such customer: 'cus_none'",
    });
    await expect(
      sdk.prices.create({ currency: 'usd', product: 'prod_none', unit_amount: 1 }),
    ).rejects.toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'product' });
  });

  it('Stripe errors reject an invalid expansion', async () => {
    const { id } = await stripe.sdk.customers.create({ email: 'ana@example.com' });
    await expect(stripe.sdk.customers.retrieve(id, { expand: ['email'] })).rejects.toMatchObject({
      statusCode: 400,
      message: 'This property cannot be expanded (email).',
    });
    await expect(
      stripe.sdk.subscriptions.list({ expand: ['data.items.data.price.product'] }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'expand' });
  });

  it('Stripe errors reject another host name, and pages that post to its control routes', async () => {
    const { origin } = stripe.local;
    const form = await fetch(`${origin}/control/clock`, {
      method: 'POST',
      body: new URLSearchParams({ days: '1' }),
    });
    expect(form.status).toBe(415);
    const unknown = await fetch(`${origin}/control/nothing`);
    expect(unknown.status).toBe(501);
    const asked = request(`${origin}/control/clock`, { headers: { host: 'evil.example' } }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(421);
  });
});
