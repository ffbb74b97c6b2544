import { afterAll, beforeAll } from 'vitest';
import { lookupKeyOf } from '#shared/plans/plans.ts';
import type { Interval, PaidPlan } from '#shared/plans/tiers.ts';
import { billingCalls } from '#test/support/billing-calls.ts';
import { createTestFolder } from '#test/infra/local/host/fixtures/test-cloud.ts';
import { cards, type LocalStripeUnderTest, openLocalStripe, sessionOf } from '#test/support/local-stripe.ts';
import { type MeasuredCloud, startMeasuredCloud } from '#test/support/measured-cloud.ts';

/** Starts a product of its own with a local Stripe, whose clock the tests of a file may move. */
export const openBillingProduct = () => {
  const place = createTestFolder();
  let product: MeasuredCloud;
  let stripe: LocalStripeUnderTest;
  beforeAll(async () => {
    product = await startMeasuredCloud({}, place.webDist);
    stripe = openLocalStripe(product.cloud.stripe!);
  });
  afterAll(async () => {
    await product.stop();
    place.remove();
  });

  const userOf = async (email: string) => {
    const caller = await product.person(email);
    return { ...caller, ...billingCalls(caller), email };
  };
  type User = Awaited<ReturnType<typeof userOf>>;
  type Customer = Pick<User, 'email'>;

  const customerOf = async ({ email }: Customer): Promise<string> =>
    (await stripe.sdk.customers.list({ email })).data[0]!.id;
  const subscriptionsOf = async (user: Customer) =>
    (await stripe.sdk.subscriptions.list({ customer: await customerOf(user), status: 'all' })).data;
  const subscriptionOf = async (user: Customer) => (await subscriptionsOf(user))[0]!;
  const chargesOf = async (user: Customer) =>
    (await stripe.sdk.charges.list({ customer: await customerOf(user) })).data.filter(({ paid }) => paid);

  return {
    product: () => product,
    stripe: () => stripe,
    userOf,
    customerOf,
    subscriptionsOf,
    subscriptionOf,
    /** Returns the successful charges, newest first. */
    chargesOf,
    /** Returns the amounts that a user was charged, in cents. */
    amountsOf: async (user: Customer) => (await chargesOf(user)).map(({ amount }) => amount),
    /** Signs up a user who pays for a plan with a trial. */
    subscriber: async (
      email: string,
      plan: PaidPlan = 'premium',
      card: string = cards.pays,
    ): Promise<User> => {
      const user = await userOf(email);
      await stripe.pay((await user.checkout(plan)).body.url, card);
      await stripe.settle();
      return user;
    },
    useCard: async (user: Customer, card: string): Promise<void> => {
      await stripe.control('POST', `customers/${await customerOf(user)}/card`, { card });
      await stripe.settle();
    },
    /** Changes the plan as Stripe's portal does. */
    changeTo: async (user: Customer, plan: PaidPlan, interval: Interval = 'monthly'): Promise<void> => {
      const { id, items } = await subscriptionOf(user);
      const [price] = (await stripe.sdk.prices.list({ lookup_keys: [lookupKeyOf(plan, interval)] })).data;
      await stripe.sdk.subscriptions.update(id, {
        items: [{ id: items.data[0]!.id, price: price!.id }],
        proration_behavior: 'always_invoice',
      });
      await stripe.settle();
    },
    refund: async (charge: string) => {
      const refund = await stripe.sdk.refunds.create({ charge });
      await stripe.settle();
      return refund;
    },
    creditsOf: async (user: User) =>
      (await user.call('GET', '/api/credits')).body as unknown as { total: number; resets_at: string },
    sessionOf,
  };
};
