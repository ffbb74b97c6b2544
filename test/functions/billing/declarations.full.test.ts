import { describe, expect, it } from 'vitest';
import type { DeclarationOutcome, DeclarationReceipt } from '#shared/billing/contracts/declaration.ts';
import { openBillingProduct } from './billing-product.ts';

const world = openBillingProduct();
const { stripe, userOf, subscriber, subscriptionOf, chargesOf } = world;

interface SentMail {
  subject: string;
  text: string;
  links: string[];
}
const originOf = () => world.product().cloud.origin;
const post = async (path: string, body: object) => {
  const answer = await fetch(`${originOf()}/api/contracts/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const mailsTo = async (email: string): Promise<SentMail[]> => {
  const address = `${originOf()}/__local/mail.json?to=${encodeURIComponent(email)}`;
  return (await (await fetch(address)).json()) as SentMail[];
};
const tokenTo = async (email: string): Promise<string> => {
  const links = (await mailsTo(email)).flatMap((mail) => mail.links);
  return links.map((link) => new URL(link).searchParams.get('confirm')).find(Boolean) ?? '';
};
const confirm = async (token: string) => {
  const { status, body } = await post('confirmations', { token });
  return { status, body: body as unknown as DeclarationOutcome & { code?: string } };
};
const cancellation = (email: string, more: object = {}) => ({
  name: 'Mara Lind',
  email,
  termination: 'ordinary',
  ends_on: '',
  ...more,
});

describe('POST /api/contracts/cancellations', () => {
  it('stores a cancellation with its time, emails a receipt, and cancels only after a click on its link', async () => {
    const user = await subscriber('ann@example.com');
    const { status, body } = await post('cancellations', cancellation('Ann@example.com'));
    const receipt = body as unknown as DeclarationReceipt;
    expect(status).toBe(200);
    expect(Date.parse(receipt.received_at)).toBeLessThanOrEqual(Date.now());
    const [mail] = await mailsTo('Ann@example.com');
    expect(mail!.subject).toBe('We received your Platewise cancellation');
    expect(mail!.text).toContain('I cancel my plan with notice.');
    expect(mail!.text).toContain(`Number: ${receipt.id}`);
    const [copy] = await mailsTo('support@platewise.local');
    expect(copy!.subject).toBe(`Contract cancellation ${receipt.id}`);
    expect((await subscriptionOf(user)).cancel_at_period_end).toBe(false);

    const token = await tokenTo('Ann@example.com');
    const [first, second] = [await confirm(token), await confirm(token)];
    expect(first.body).toMatchObject({ outcome: 'canceled', received_at: receipt.received_at });
    expect(second).toEqual(first);
    const subscription = await subscriptionOf(user);
    expect(subscription.cancel_at_period_end).toBe(true);
    expect(Date.parse(first.body.ends_at!)).toBe(subscription.items.data[0]!.current_period_end * 1_000);
    expect(await user.status()).toMatchObject({ subscribed: true, cancels_at_end: true });
    await stripe().settle();
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toContain(
      'Your Platewise plan was canceled',
    );
  });

  it('ends the plan on a later day if one was requested', async () => {
    const user = await subscriber('bo@example.com');
    const later = new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10);
    await post('cancellations', cancellation(user.email, { ends_on: later }));
    const { body } = await confirm(await tokenTo(user.email));
    expect(body).toMatchObject({ outcome: 'canceled', ends_at: `${later}T23:59:59.000Z` });
    expect(await user.status()).toMatchObject({ subscribed: true, cancels_at_end: false });
    expect((await subscriptionOf(user)).cancel_at).toBe(Date.parse(`${later}T23:59:59Z`) / 1_000);
  });

  it('answers and emails the same for an address without an account', async () => {
    const known = await userOf('cleo@example.com');
    const answers = [];
    for (const email of [known.email, 'stranger@example.com']) {
      const { status, body } = await post('cancellations', cancellation(email));
      const mails = (await mailsTo(email)).filter(({ subject }) => !subject.startsWith('Welcome'));
      answers.push({ status, keys: Object.keys(body), subjects: mails.map(({ subject }) => subject) });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect((await confirm(await tokenTo('stranger@example.com'))).body).toMatchObject({
      outcome: 'no_contract',
    });
  });

  it('requires a reason for a termination for good cause, and shows it in the German receipt', async () => {
    const email = 'dora@example.com';
    const without = await post('cancellations', cancellation(email, { termination: 'extraordinary' }));
    expect(without).toMatchObject({ status: 400, body: { details: [{ field: 'reason' }] } });
    const reason = 'Die App startet nicht.';
    const body = cancellation(email, { termination: 'extraordinary', reason, language: 'de' });
    expect((await post('cancellations', body)).status).toBe(200);
    const [mail] = await mailsTo(email);
    expect(mail!.subject).toBe('Deine Kündigung bei Platewise ist eingegangen');
    expect(mail!.text).toContain(`aus wichtigem Grund: ${reason}`);
    expect(mail!.text).toContain('/de/cancel?confirm=');
  });

  it('redirects a form that was posted without JavaScript to its result page', async () => {
    const answer = await fetch(`${originOf()}/api/contracts/cancellations`, {
      method: 'POST',
      body: new URLSearchParams({ ...cancellation('ed@example.com'), language: 'de' }),
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/cancel?sent=1']);
  });
});

describe('POST /api/contracts/withdrawals', () => {
  it('withdraws from the last pack through the link of the receipt, and refunds it once for two clicks', async () => {
    const user = await userOf('fay@example.com');
    await stripe().pay((await user.buy('starter')).body.url);
    await stripe().settle();
    await post('withdrawals', { name: 'Fay', email: user.email, contract: 'credits' });
    expect(await user.kept()).toBe(500);
    const token = await tokenTo(user.email);
    const both = await Promise.all([confirm(token), confirm(token)]);
    await stripe().settle();
    for (const { body } of both)
      expect(body).toMatchObject({ outcome: 'withdrawn', refund: { amount: 499, currency: 'usd' } });
    expect((await confirm(token)).body.outcome).toBe('withdrawn');
    expect(await user.kept()).toBe(0);
    expect((await chargesOf(user)).map(({ amount_refunded: refunded }) => refunded)).toEqual([499]);
  });

  it('does nothing for an unknown link, and limits the emails to one address', async () => {
    expect(await confirm('x'.repeat(43))).toMatchObject({
      status: 404,
      body: { code: 'DECLARATION_NOT_FOUND' },
    });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await post('cancellations', cancellation('often@example.com'))).status);
    expect(statuses).toContain(429);
    expect((await mailsTo('often@example.com')).length).toBeLessThanOrEqual(5);
  });
});
