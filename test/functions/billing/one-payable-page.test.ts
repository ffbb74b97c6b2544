import { describe, expect, it } from 'vitest';
import { type Billing, noBilling } from '#functions/billing/billing.ts';
import type { Checkout } from '#functions/billing/checkout/checkouts-repository.ts';
import { createCheckout } from '#functions/billing/checkout/create-checkout.ts';
import { createPlanPage } from '#functions/billing/checkout/plan-checkout-page.ts';

const SITE = 'https://plate.example';

/** A user with an open page for Basic requests Premium; `paid`: the page is paid at the last moment. */
const press = async (paid: boolean, now = new Date('2026-11-20T12:00:00Z')) => {
  const keys: string[] = [];
  let row: Billing = { ...noBilling('mara'), customer_id: 'cus_1', checkout_id: 'cs_basic', version: 1 };
  const done: string[] = [];
  const page = (id: string, price: string): Checkout => ({
    id,
    user_id: 'mara',
    customer_id: 'cus_1',
    url: `https://pay.example/${id}`,
    kind: 'plan',
    price,
    currency: 'usd',
    withTrial: true,
    isComplete: false,
    isPaid: false,
    isUnpaid: true,
    hasFailed: false,
    credits: 0,
  });
  const rows = {
    read: async () => row,
    replace: async (before: Billing, after: Omit<Billing, 'version'>) => {
      if (before.version !== row.version) return false;
      row = { ...after, version: before.version + 1 };
      return true;
    },
  };
  const planPage = createPlanPage({
    clock: () => now,
    rows,
    checkouts: {
      find: async (id) => page(id, 'price_basic'),
      expire: async (id) => {
        done.push(`expire ${id}`);
        if (paid)
          row = { ...row, plan: 'basic', interval: 'monthly', subscription_id: 'sub_1', trial_used: true };
        return !paid;
      },
      createForPlan: async ({ price, idempotencyKey }) => {
        keys.push(idempotencyKey);
        done.push(`page for ${price}`);
        return { ...page('cs_new', price), url: 'https://pay.example/cs_new' };
      },
    },
  });
  const endpoint = createCheckout({
    rows,
    consents: { give: async () => undefined },
    planPage,
    ensureCustomer: async () => 'cus_1',
    sync: async () => {
      done.push('ask what is subscribed');
      return row;
    },
    prices: { idOf: async () => 'price_premium' },
    portal: {
      home: async () => 'https://portal.example',
      confirmChange: async () => 'https://portal.example/change',
    },
    siteOrigin: async () => SITE,
  });
  const request = {
    caller: { user_id: 'mara', signed_in_at: 0 },
    body: { plan: 'premium', interval: 'monthly' },
  };
  const { url } = await endpoint(request as never);
  return { answer: { url, done }, keys };
};

describe('Requesting another plan while a checkout page is open', () => {
  it('closes the open page before it checks the subscription, then opens the new one', async () => {
    expect((await press(false)).answer).toEqual({
      url: 'https://pay.example/cs_new',
      done: ['expire cs_basic', 'ask what is subscribed', 'page for price_premium'],
    });
  });

  it('opens the plan change instead of a second subscription when the old page was paid at the last moment', async () => {
    expect((await press(true)).answer).toEqual({
      url: 'https://portal.example/change',
      done: ['expire cs_basic', 'ask what is subscribed'],
    });
  });

  it('creates one page for repeated requests and recovers within an hour from a failure that Stripe replays', async () => {
    const at = async (time: string) => (await press(false, new Date(`2026-11-20T${time}Z`))).keys;
    const [key] = await at('12:00:00');
    expect(await at('12:59:59')).toEqual([key]);
    expect(await at('13:00:00')).not.toEqual([key]);
  });
});
