import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { paymentLimits } from '#functions/billing/checkout/payment-limits.ts';
import { createBillingRepository } from '#functions/billing/repository.ts';
import { cognito, createCaller, newestMail } from '#test/support/api-user.ts';
import { billingCalls } from '#test/support/billing-calls.ts';
import { type LocalStripeUnderTest, sessionOf } from '#test/support/local-stripe.ts';
import { openProductStripe } from '#test/support/open-product-stripe.ts';
import { openLocalTable } from '#test/support/local-table.ts';
import { useUp } from '#test/support/use-up.ts';
import { withUser } from '#test/support/with-user.ts';
import { PATIENCE } from '#test/support/patience.ts';

const origin = inject('origin');
const PASSWORD = 'plate-1234';
let stripe: LocalStripeUnderTest;
beforeAll(() => {
  stripe = openProductStripe();
});

/** Signs a user up. @param code referral code */
const signUp = async (email: string, code?: string) => {
  const UserAttributes = [
    { Name: 'name', Value: 'A Friend' },
    ...(code === undefined ? [] : [{ Name: 'custom:referral_code', Value: code }]),
  ];
  await cognito(origin, 'SignUp', { Username: email, Password: PASSWORD, UserAttributes });
  const ConfirmationCode = (await newestMail(origin, email))?.code;
  await cognito(origin, 'ConfirmSignUp', { Username: email, ConfirmationCode });
  const { AuthenticationResult } = await cognito(origin, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD },
  });
  const { AccessToken } = AuthenticationResult as { AccessToken: string };
  return { email, ...billingCalls(createCaller(origin, AccessToken)) };
};
const customerOf = async (email: string): Promise<string> =>
  (await stripe.sdk.customers.list({ email })).data[0]!.id;

describe("A referred friend's plan", () => {
  it("rewards the referrer on the friend's first payment, but not during the trial or after a refund", async () => {
    const user = await withUser();
    const mara = billingCalls(user);
    const { code } = (await user.call('GET', '/api/referrals')).body as unknown as { code: string };
    const friend = await signUp(`friend-${randomUUID()}@example.com`, code);
    expect(await mara.kept()).toBe(100);
    await stripe.pay((await friend.checkout('premium')).body.url);
    await stripe.settle();
    expect(await mara.kept()).toBe(100);

    const customer = await customerOf(friend.email);
    const [subscription] = (await stripe.sdk.subscriptions.list({ customer })).data;
    await stripe.sdk.subscriptions.update(subscription!.id, { trial_end: 'now' });
    await stripe.settle();
    expect(await mara.kept()).toBe(600);
    const events = (await stripe.eventsOf(customer)).map(({ id }) => id);
    await stripe.send(events, 2);
    expect(await mara.kept()).toBe(600);

    const [charge] = (await stripe.sdk.charges.list({ customer })).data;
    await stripe.sdk.refunds.create({ charge: charge!.id });
    await stripe.settle();
    expect(await mara.kept()).toBe(100);
    expect(await friend.status()).toMatchObject({ subscribed: false });
    await stripe.send(events.toReversed(), 2);
    expect(await mara.kept()).toBe(100);
  });
});

describe('Deleting an account with a subscription', () => {
  /** Creates a user with a paid plan and an open checkout of a credit pack. */
  const subscribedUser = async () => {
    const mara = await withUser();
    const money = billingCalls(mara);
    await stripe.pay((await money.checkout()).body.url);
    const pack = (await money.buy()).body.url;
    return { mara, pack, customer: await customerOf(mara.email) };
  };

  it('ends the subscription, deletes the Stripe customer and ignores later webhooks for it (D29)', async () => {
    const { mara, pack, customer } = await subscribedUser();
    const rows = createBillingRepository(await openLocalTable(inject('dataDir')));
    const owner = await rows.ownerOf(customer);
    expect((await rows.read(owner!)).plan).toBe('premium');
    await mara.call('POST', '/api/account/closing', { confirmation: 'DELETE' });
    const gone = async () => (await stripe.sdk.customers.retrieve(customer)).deleted;
    await expect.poll(gone, { timeout: 30_000 * PATIENCE }).toBe(true);
    await expect.poll(() => rows.ownerOf(customer), { timeout: 30_000 * PATIENCE }).toBeNull();
    await expect.poll(async () => (await rows.read(owner!)).version, { timeout: 30_000 * PATIENCE }).toBe(0);
    const events = (await stripe.eventsOf(customer)).map(({ id }) => id);
    const { sent } = await stripe.send(events);
    expect(new Set(sent.flatMap(({ answers }) => answers.map(({ status }) => status)))).toEqual(
      new Set([200]),
    );
    expect((await rows.read(owner!)).version).toBe(0);
    expect(await stripe.sdk.checkout.sessions.retrieve(sessionOf(pack))).toMatchObject({ status: 'expired' });
  });

  it('stops all charges but keeps the data when the age is under 13: the plan runs out and a checkout cannot be paid (D42)', async () => {
    const { mara, pack, customer } = await subscribedUser();
    expect((await mara.call('POST', '/api/account/too-young')).status).toBe(200);
    const plan = async () => (await stripe.sdk.subscriptions.list({ customer })).data[0];
    const isEnding = async () => (await plan())?.cancel_at_period_end;
    await expect.poll(isEnding, { timeout: 30_000 * PATIENCE }).toBe(true);
    expect((await plan())?.status).toBe('trialing');
    expect(await stripe.sdk.checkout.sessions.retrieve(sessionOf(pack))).toMatchObject({ status: 'expired' });
  });

  it('grants no second trial to a new account with any spelling of the same email and shows this before checkout', async () => {
    const mara = await withUser();
    await stripe.pay((await billingCalls(mara).checkout('basic')).body.url);
    const rows = createBillingRepository(await openLocalTable(inject('dataDir')));
    await mara.call('POST', '/api/account/closing', { confirmation: 'DELETE' });
    await expect.poll(async () => (await rows.read(mara.id)).version, { timeout: 30_000 * PATIENCE }).toBe(0);
    const again = await signUp(mara.email.replace('@', '+again@'));
    expect(await again.status()).toMatchObject({ trial_available: false, has_billing: false });
    await stripe.pay((await again.checkout('basic')).body.url);
    expect(await again.status()).toMatchObject({ subscription_tier: 'basic', trial_active: false });
  });
});

describe('Calls to Stripe', () => {
  it('limits the calls to Stripe per user', async () => {
    const mara = await withUser();
    const { pages, looks } = paymentLimits;
    await useUp(inject('dataDir'), mara, pages, pages.most - 1);
    await useUp(inject('dataDir'), mara, looks, looks.most);
    const money = billingCalls(mara);
    expect((await money.buy()).status).toBe(200);
    const look = mara.call('POST', '/api/functions/verify-payment', { sessionId: 'cs_test_1' });
    const portal = mara.call('POST', '/api/functions/customer-portal');
    const refused = await Promise.all([money.buy(), money.checkout(), portal, look]);
    expect(refused.map(({ status, body }) => `${status} ${(body as { code?: string }).code}`)).toEqual(
      Array(4).fill('429 TOO_MANY_REQUESTS'),
    );
  });
});
