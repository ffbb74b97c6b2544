import { describe, expect, it } from 'vitest';
import type { Withdrawable } from '#shared/billing/contracts/schema.ts';
import { createCaller } from '#test/support/api-user.ts';
import { billingCalls } from '#test/support/billing-calls.ts';

import { openBillingProduct } from './billing-product.ts';

const world = openBillingProduct();
const { stripe, userOf, chargesOf, subscriptionOf } = world;
type User = Awaited<ReturnType<typeof userOf>>;

/** Moves the clock of the whole product. */
const move = async (advance: string): Promise<void> => {
  const answer = await fetch(`${world.product().cloud.origin}/__local/clock`, {
    method: 'POST',
    body: JSON.stringify({ advance }),
  });
  expect(answer.ok).toBe(true);
  await stripe().settle();
};
/** Returns the user with a token of now: earlier ones have expired. */
const today = (user: User): User => {
  const { cloud } = world.product();
  const caller = createCaller(cloud.origin, cloud.cognito.tokensFor(user.sub).accessToken);
  return { ...user, ...caller, ...billingCalls(caller) };
};
const offersTo = async (user: User): Promise<Withdrawable[]> =>
  ((await today(user).call('GET', '/api/withdrawals')).body as unknown as { contracts: Withdrawable[] })
    .contracts;
const withdraw = (user: User, contract_id: string) =>
  today(user).call('POST', '/api/withdrawals', { contract_id });

describe('The withdrawal period over time', () => {
  it('refunds by days after a consent, begins again with the first payment, and ends two weeks later', async () => {
    const order = async (email: string): Promise<User> => {
      const user = await userOf(email);
      const body = { plan: 'premium', interval: 'monthly', consent: '2026-11' };
      await stripe().pay(((await user.post('create-checkout', body)).body as { url: string }).url);
      await stripe().settle();
      return user;
    };
    const [early, late] = [await order('ann@example.com'), await order('bo@example.com')];
    await move('P7DT2H');
    // Paid two hours ago: no whole day was used.
    const [offer] = await offersTo(early);
    expect(offer).toMatchObject({ paid: { amount: 1_999 }, refund: { amount: 1_999 } });
    await move('P3D');
    const subscription = await subscriptionOf(early);
    const { current_period_start: from, current_period_end: until } = subscription.items.data[0]!;
    const refund = 1_999 - Math.floor((1_999 * 3 * 86_400) / (until - from));
    expect((await withdraw(early, offer!.id)).body).toMatchObject({ refund: { amount: refund } });
    await stripe().settle();
    expect((await chargesOf(early)).map(({ amount_refunded: refunded }) => refunded)).toEqual([refund]);
    expect(await today(early).status()).toMatchObject({ subscribed: false });

    const [{ id }] = (await offersTo(late)) as [Withdrawable];
    await move('P15D');
    expect(await offersTo(late)).toEqual([]);
    expect(await withdraw(late, id)).toMatchObject({ status: 404, body: { code: 'CONTRACT_NOT_FOUND' } });
    expect(await today(late).status()).toMatchObject({ subscribed: true });
  });
});
