import { describe, expect, it } from 'vitest';
import { openGrants } from '#functions/credits/public.ts';
import { systemClock } from '#functions/platform/clock.ts';
import type { Withdrawable, Withdrawal } from '#shared/billing/contracts/schema.ts';
import { openBillingProduct } from './billing-product.ts';

const world = openBillingProduct();
const { stripe, userOf, subscriber, subscriptionsOf, chargesOf } = world;
type User = Awaited<ReturnType<typeof userOf>>;

const offersTo = async (user: User): Promise<Withdrawable[]> =>
  ((await user.call('GET', '/api/withdrawals')).body as unknown as { contracts: Withdrawable[] }).contracts;
const withdraw = async (user: User, id: string) => {
  const { status, body } = await user.call('POST', '/api/withdrawals', { contract_id: id });
  return { status, body: body as unknown as Withdrawal & { code: string } };
};
const refundedTo = async (user: User): Promise<number[]> =>
  (await chargesOf(user)).map(({ amount_refunded: refunded }) => refunded);
const subjectsTo = async ({ email }: User): Promise<string[]> => {
  const address = `${world.product().cloud.origin}/__local/mail.json?to=${encodeURIComponent(email)}`;
  return ((await (await fetch(address)).json()) as { subject: string }[]).map(({ subject }) => subject);
};
/** Signs up a user whose trial was used before, so that the plan is paid at once. */
const payer = async (email: string): Promise<User> => {
  const user = await subscriber(email, 'basic');
  await stripe().sdk.subscriptions.cancel((await subscriptionsOf(user))[0]!.id);
  await stripe().settle();
  await stripe().pay((await user.checkout('basic')).body.url);
  await stripe().settle();
  return user;
};
const WITHDRAWN = 'You withdrew from your Platewise contract';

describe('POST /api/withdrawals', () => {
  it('ends a trial at once without a charge and confirms it by email', async () => {
    const user = await subscriber('ann@example.com');
    const [offer] = await offersTo(user);
    expect(offer).toMatchObject({ kind: 'plan', plan: 'premium', paid: null, refund: null });
    expect((await withdraw(user, offer!.id)).body).toMatchObject({ id: offer!.id, refund: null });
    expect(await user.status()).toMatchObject({ subscribed: false });
    await stripe().settle();
    expect((await subscriptionsOf(user)).map(({ status }) => status)).toEqual(['canceled']);
    expect(await chargesOf(user)).toEqual([]);
    expect(await subjectsTo(user)).toContain(WITHDRAWN);
  });

  it('refunds a paid plan in full without consent, once for two concurrent and one later confirmation', async () => {
    const user = await payer('bo@example.com');
    const [offer] = await offersTo(user);
    expect(offer).toMatchObject({ paid: { amount: 799 }, refund: { amount: 799, currency: 'usd' } });
    const both = await Promise.all([withdraw(user, offer!.id), withdraw(user, offer!.id)]);
    const later = await withdraw(user, offer!.id);
    await stripe().settle();
    expect([...both, later].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set([...both, later].map(({ body }) => body.declared_at)).size).toBe(1);
    expect(later.body.refund).toEqual({ amount: 799, currency: 'usd' });
    expect(await refundedTo(user)).toEqual([799]);
    expect((await subscriptionsOf(user)).map(({ status }) => status)).toEqual(['canceled', 'canceled']);
    expect(await user.status()).toMatchObject({ subscribed: false });
    expect((await subjectsTo(user)).filter((subject) => subject === WITHDRAWN)).toHaveLength(1);
    expect(await offersTo(user)).toEqual([]);
  });

  it('refunds an unused credit pack and revokes its credits once', async () => {
    const user = await userOf('cleo@example.com');
    await stripe().pay((await user.buy('starter')).body.url);
    await stripe().pay((await user.buy('plus')).body.url);
    await stripe().settle();
    expect(await user.kept()).toBe(2_000);
    const offer = (await offersTo(user)).find(({ pack }) => pack === 'starter')!;
    expect(offer).toMatchObject({ kind: 'credits', plan: null, refund: { amount: 499 } });
    const both = await Promise.all([withdraw(user, offer.id), withdraw(user, offer.id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await stripe().settle();
    expect(await user.kept()).toBe(1_500);
    expect((await refundedTo(user)).toSorted((a, b) => a - b)).toEqual([0, 499]);
    expect((await offersTo(user)).map(({ pack }) => pack)).toEqual(['plus']);
  });

  it("returns 404 for an unknown contract and another user's contract, and changes nothing", async () => {
    const [owner, other] = [await subscriber('dora@example.com'), await userOf('ed@example.com')];
    const [{ id }] = (await offersTo(owner)) as [Withdrawable];
    const refused = { status: 404, body: { code: 'CONTRACT_NOT_FOUND' } };
    expect(await withdraw(other, id)).toMatchObject(refused);
    expect(await withdraw(owner, 'sub_unknown')).toMatchObject(refused);
    expect(await owner.status()).toMatchObject({ subscribed: true });
  });

  it('refunds only the unused credits of a pack whose buyer asked to start at once', async () => {
    const user = await userOf('fay@example.com');
    const body = { package: 'starter', consent: '2026-11' };
    const { url } = (await user.post('purchase-credits', body)).body as { url: string };
    await stripe().pay(url);
    await stripe().settle();
    const spent = { key: 'spent', amount: 200, reason: 'correction' } as const;
    await openGrants(world.product().table, systemClock).revoke(user.sub, spent);
    const [offer] = await offersTo(user);
    // 300 of 500 credits for $4.99 are left.
    expect(offer).toMatchObject({ refund: { amount: 300 } });
    const both = await Promise.all([withdraw(user, offer!.id), withdraw(user, offer!.id)]);
    expect(both.map(({ body: { refund } }) => refund?.amount)).toEqual([300, 300]);
    await stripe().settle();
    expect(await refundedTo(user)).toEqual([300]);
    expect(await user.kept()).toBe(0);
  });
});

describe('The confirmation of a contract', () => {
  it('contains the terms, the withdrawal instruction and the model form, once per contract', async () => {
    const user = await subscriber('gus@example.com');
    await stripe().pay((await user.buy('starter')).body.url);
    await stripe().settle();
    const address = `${world.product().cloud.origin}/__local/mail.json?to=${encodeURIComponent(user.email)}`;
    const mails = (await (await fetch(address)).json()) as { subject: string; text: string }[];
    const confirming = mails.filter(({ text }) => text.includes('This email confirms your contract.'));
    expect(confirming.map(({ subject }) => subject).toSorted()).toEqual([
      'Your Platewise credits',
      'Your Platewise trial has started',
    ]);
    for (const { text } of confirming)
      for (const part of ['Our terms in version 2026-11', '/withdraw', '/cancel', 'Model withdrawal form'])
        expect(text).toContain(part);
  });
});
