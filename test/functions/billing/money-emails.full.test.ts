import { describe, expect, it } from 'vitest';
import { cards } from '#test/support/local-stripe.ts';
import { openBillingProduct } from './billing-product.ts';

const world = openBillingProduct();
const { stripe, userOf, subscriber, subscriptionOf, chargesOf, changeTo, refund, useCard } = world;
type User = Awaited<ReturnType<typeof userOf>>;

interface SentMail {
  subject: string;
  html: string;
  links: string[];
}
/** Returns the emails about money to a user, oldest first. */
const mailsTo = async ({ email }: User): Promise<SentMail[]> => {
  const address = `${world.product().cloud.origin}/__local/mail.json?to=${encodeURIComponent(email)}`;
  const mails = (await (await fetch(address)).json()) as SentMail[];
  return mails.filter(({ links }) => links.some((link) => link.includes('/profile/billing'))).reverse();
};
const subjectsTo = async (user: User): Promise<string[]> =>
  (await mailsTo(user)).map(({ subject }) => subject.replace('Platewise ', ''));
const replay = async (user: User): Promise<void> => {
  const events = await stripe().eventsOf(await world.customerOf(user));
  await stripe().send(
    events.map(({ id }) => id),
    2,
  );
};

describe('Emails about money', () => {
  it('announce a trial, its end three days before with amount and cancel link, and the receipt, each once', async () => {
    const user = await subscriber('ann@example.com');
    expect(await subjectsTo(user)).toEqual(['Your trial has started']);
    await stripe().advance(4.1);
    expect(await subjectsTo(user)).toEqual(['Your trial has started', 'Your trial ends in 3 days']);
    const [started, ending] = await mailsTo(user);
    for (const { html, links } of [started!, ending!]) {
      expect(html).toContain('Premium, $19.99 a month');
      expect(html).toMatch(/cancel before \w+ \d+, \d{4}, and nothing is charged/);
      expect(links).toContainEqual(expect.stringContaining('/profile/billing'));
    }
    await stripe().advance(3);
    await replay(user);
    expect(await subjectsTo(user)).toEqual([
      'Your trial has started',
      'Your trial ends in 3 days',
      'Your receipt',
    ]);
    const receipt = (await mailsTo(user)).at(-1)!;
    expect(receipt.html).toContain('You paid $19.99 for Premium.');
    expect(receipt.links).toContainEqual(expect.stringContaining('/i/in_'));
  });

  it('emails about money are in the language of the user', async () => {
    const user = await userOf('bernd@example.com');
    await user.call('PUT', '/api/profile', { language: 'de' });
    await stripe().pay((await user.checkout('basic', 'yearly')).body.url);
    await stripe().settle();
    const [mail] = await mailsTo(user);
    expect(mail!.subject).toBe('Deine Testphase bei Platewise hat begonnen');
    expect(mail!.html).toMatch(/Basic, 79,90\s\$ pro Jahr/);
    expect(mail!.html).toContain('dann wird nichts abgebucht');
  });

  it('report a change of plan, a cancellation and its reversal', async () => {
    const user = await subscriber('cleo@example.com', 'basic');
    await stripe().advance(7.1);
    await changeTo(user, 'premium');
    const { id } = await subscriptionOf(user);
    await stripe().sdk.subscriptions.update(id, { cancel_at_period_end: true });
    await stripe().settle();
    await stripe().sdk.subscriptions.update(id, { cancel_at_period_end: false });
    await stripe().settle();
    await replay(user);
    const subjects = await subjectsTo(user);
    expect(subjects.filter((subject) => !/trial|receipt/.test(subject))).toEqual([
      'Your plan was changed',
      'Your plan was canceled',
      'Your plan continues',
    ]);
    // The first payment and the difference for the upgrade.
    expect(subjects.filter((subject) => subject === 'Your receipt')).toHaveLength(2);
  });

  it('explain what a failed first payment means and when the plan ends', async () => {
    const user = await subscriber('dora@example.com', 'premium', cards.failsLater);
    await stripe().advance(7.1);
    const failed = (await mailsTo(user)).at(-1)!;
    expect(failed.subject).toBe('Your Platewise payment didn’t go through');
    expect(failed.html).toContain('$19.99, didn’t go through. Paid features are off for now.');
    expect(failed.html).toMatch(/Pay by \w+ \d+, \d{4} to continue your plan/);
    await stripe().advance(7);
    await stripe().settle();
    expect((await subjectsTo(user)).at(-1)).toBe('Your plan has ended');
  });

  it('name the date of the next attempt after a failed renewal', async () => {
    const user = await subscriber('ed@example.com');
    await stripe().advance(7.1);
    await useCard(user, cards.failsLater);
    await stripe().advance(31.5);
    const failed = (await mailsTo(user)).at(-1)!;
    expect(failed.html).toContain('You keep your plan while we try again.');
    expect(failed.html).toMatch(/try again on \w+ \d+, \d{4}\. Your monthly credits renew once it’s paid/);
  });

  it('confirm a pack and its refund', async () => {
    const user = await userOf('fay@example.com');
    await stripe().pay((await user.buy('plus')).body.url);
    await stripe().settle();
    const [charge] = await chargesOf(user);
    await refund(charge!.id);
    await replay(user);
    expect(await subjectsTo(user)).toEqual(['Your credits', 'Your refund']);
    const [bought, refunded] = await mailsTo(user);
    expect(bought!.html).toContain('You paid $12.99 for 1,500 credits');
    expect(refunded!.html).toContain('We refunded $12.99.');
  });

  it('explain that a second trial was ended and nothing was charged', async () => {
    const [first, second] = [await userOf('gus@gmail.com'), await userOf('g.us@gmail.com')];
    const pages = [(await first.checkout()).body.url, (await second.checkout()).body.url];
    for (const url of pages) await stripe().pay(url);
    await stripe().settle();
    expect(await subjectsTo(second)).toEqual(['Your trial didn’t start']);
    expect((await mailsTo(second))[0]!.html).toContain('nothing was charged');
  });

  it('announce a yearly renewal 30 days before it, once, and no monthly one', async () => {
    const user = await userOf('hal@example.com');
    const other = await subscriber('ida@example.com');
    await stripe().pay((await user.checkout('premium', 'yearly')).body.url);
    await stripe().advance(7.1);
    await stripe().advance(330);
    expect(await subjectsTo(user)).not.toContain('Your plan renews soon');
    await stripe().advance(6);
    await replay(user);
    const upcoming = (await mailsTo(user)).filter(({ subject }) => subject.includes('renews soon'));
    expect(upcoming).toHaveLength(1);
    expect(upcoming[0]!.html).toContain('Premium, $199.90 a year');
    expect(await subjectsTo(other)).not.toContain('Your plan renews soon');
  });
});
