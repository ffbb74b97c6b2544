import { beforeEach, describe, expect, it } from 'vitest';
import { createReferralReviews } from '#functions/referrals/abuse/referral-reviews-repository.ts';
import { openRewardReferredFriend } from '#functions/referrals/referral-services.ts';
import { transact, type Write } from '#functions/platform/table/transact.ts';
import type { StaffReferral } from '#shared/staff/schema.ts';
import { emailGroupOf } from '#shared/referrals/email-group.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';
import { referralScene } from './scene.ts';

const database = openForAllTests(openTestTable);

let round = 0;
beforeEach(() => {
  round += 1;
});

/** A scene in a month of its own, so that limits for all referrers start at zero. */
const scene = () => {
  const clock = { now: new Date(Date.UTC(2027, round, 10, 12)) };
  const parts = referralScene(database.table, clock);
  let friends = 0;
  const join = async (code: string, over: { email?: string; visit?: string | null; sub?: string } = {}) => {
    friends += 1;
    const sub = over.sub ?? `round-${round}-${friends}`;
    await parts.signUp(sub, code, over.email, over.visit);
    await parts.confirm(sub, code, over.email, over.visit);
    return sub;
  };
  const reviews = createReferralReviews(database.table, () => clock.now);
  const inReview = async (referrer: string) => {
    const found: StaffReferral[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof reviews.page>> = await reviews.page(cursor);
      found.push(...page.referrals.filter(({ user_id }) => user_id === referrer));
      cursor = page.cursor;
    }
    return found;
  };
  const commit = (writes: Write[]) => transact(database.table, writes);
  const note: Write = {
    Put: { TableName: database.table.getName(), Item: { pk: 'staff-actions', sk: `round-${round}` } },
  };
  return { ...parts, join, reviews, inReview, commit, note };
};

describe('Ordinary sign-ups with a referral code', () => {
  it('a household of three on one network, two of them on one tablet, is rewarded and not listed for review', async () => {
    const { referrer, join, addVisit, kept, inReview } = scene();
    const { id, code } = await referrer();
    for (const [name, device] of [
      ['mother', 'tablet'],
      ['father', 'tablet'],
      ['daughter', 'phone'],
    ] as const)
      await join(code, {
        email: `${name}.${round}@gmail.com`,
        visit: await addVisit(`${device}-${round}`, `home-${round}`),
      });
    expect(await kept(id)).toBe(300);
    expect(await inReview(id)).toEqual([]);
  });

  it('twelve friends with a public email provider and their own devices are rewarded and not listed', async () => {
    const { referrer, join, kept, inReview } = scene();
    const { id, code } = await referrer();
    for (let friend = 1; friend <= 12; friend += 1) await join(code);
    expect([await kept(id), await inReview(id)]).toEqual([1_200, []]);
  });
});

describe('Sign-ups for rewards only', () => {
  it.each([
    [
      'disposable_email',
      0,
      async (n: number) => ({ email: `friend${n}@${n % 2 ? 'mailinator.com' : 'x.yopmail.com'}` }),
    ],
    ['email_domain', 5, async (n: number) => ({ email: `any${n}@box${n}.farm-${round}.co.uk` })],
    ['no_visit', 3, async () => ({ visit: null })],
  ] as const)(
    'with the signal %s, rewards at most %i of 8 sign-ups and lists the others for review',
    async (signal, most, over) => {
      const { referrer, join, kept, inReview, mineOf } = scene();
      const { id, code } = await referrer();
      for (let friend = 1; friend <= 8; friend += 1) await join(code, await over(friend));
      expect(await kept(id)).toBe(most * 100);
      const listed = await inReview(id);
      expect(listed.filter(({ credits_earned }) => credits_earned === 0)).toHaveLength(8 - most);
      expect(new Set(listed.flatMap(({ signals }) => signals))).toEqual(new Set([signal]));
      const { referrals, friends } = await mineOf(id);
      expect([friends, new Set(referrals.map(({ status }) => status))]).toEqual([8, new Set(['completed'])]);
    },
  );

  it.each([
    ['device', 3],
    ['network', 5],
  ] as const)('rewards at most the allowed sign-ups from one %s', async (signal, most) => {
    const { referrer, join, addVisit, kept, inReview } = scene();
    const { id, code } = await referrer();
    for (let friend = 1; friend <= 7; friend += 1) {
      const [device, network] =
        signal === 'device'
          ? [`one-${round}`, `net-${round}-${friend}`]
          : [`d-${round}-${friend}`, `one-${round}`];
      await join(code, { visit: await addVisit(device, network) });
    }
    expect(await kept(id)).toBe(most * 100);
    expect((await inReview(id)).at(-1)).toMatchObject({ signals: [signal], credits_earned: 0 });
  });

  it('counts one domain across a ring of referrers, and starts again in the next month', async () => {
    const { referrer, join, kept, clock } = scene();
    const ring = await Promise.all(Array.from({ length: 6 }, () => referrer()));
    const email = (n: number) => `member${n}@ring-${round}.net`;
    for (let n = 0; n < 24; n += 1) await join(ring[n % 6]!.code, { email: email(n) });
    const credits = await Promise.all(ring.map(({ id }) => kept(id)));
    expect(credits.reduce((sum, one) => sum + one, 0)).toBe(2_000);
    clock.now = new Date(clock.now.getTime() + 31 * 86_400_000);
    await join(ring[0]!.code, { email: email(99) });
    expect((await kept(ring[0]!.id)) - credits[0]!).toBe(100);
  });

  it('holds a device limit against sign-ups that are confirmed at the same time', async () => {
    const { referrer, join, addVisit, kept } = scene();
    const { id, code } = await referrer();
    const visits = await Promise.all(
      Array.from({ length: 6 }, (_, n) => addVisit(`same-${round}`, `net-${round}-${n}`)),
    );
    await Promise.all(visits.map((visit) => join(code, { visit })));
    expect(await kept(id)).toBe(300);
  });

  it('still rewards the payment of a friend whose sign-up earned nothing', async () => {
    const { referrer, join, kept, rewardFriend } = scene();
    const { id, code } = await referrer();
    const friend = await join(code, { email: `payer${round}@mailinator.com` });
    await rewardFriend(friend, 'premium');
    await rewardFriend(friend, 'premium');
    expect(await kept(id)).toBe(500);
  });

  it('ignores a visit ID that does not exist or has expired', async () => {
    const { referrer, signUp, addVisit, clock } = scene();
    const { code } = await referrer();
    const old = await addVisit(`old-${round}`, `old-${round}`);
    await signUp(`made-up-${round}`, code, undefined, 'A'.repeat(22));
    clock.now = new Date(clock.now.getTime() + 25 * 3_600_000);
    await signUp(`expired-${round}`, code, undefined, old);
    for (const sub of [`made-up-${round}`, `expired-${round}`]) {
      const [row] = await rowsOf(database.table, sub, 'account#referral-sign-up');
      expect(row).toBeDefined();
      expect(row).not.toHaveProperty('device');
    }
  });

  it('stores hashes with an expiry that contain neither the device, the network nor the domain', async () => {
    const { referrer, signUp, addVisit, clock } = scene();
    const { code } = await referrer();
    const visit = await addVisit('secret-device', '203.0.113.77');
    await signUp(`hashed-${round}`, code, 'me@secret-domain.org', visit);
    const [row] = await rowsOf(database.table, `hashed-${round}`, 'account#referral-sign-up');
    expect(JSON.stringify(row)).not.toMatch(/secret|203\.0/);
    expect(row?.['expires_at']).toBe(Math.floor(clock.now.getTime() / 1_000) + 62 * 86_400);
  });
});

describe('The review of a referral', () => {
  it('reverses all rewards once, and excludes the friend from further ones', async () => {
    const { referrer, join, kept, mineOf, inReview, reviews, commit, note, rewardFriend } = scene();
    const { id, code } = await referrer();
    const subs: string[] = [];
    for (let n = 1; n <= 3; n += 1) subs.push(await join(code, { visit: null }));
    await rewardFriend(subs[2]!, 'premium');
    const listed = await inReview(id);
    expect(listed.map(({ credits_earned }) => credits_earned)).toEqual([100, 600]);
    const key = { user_id: id, referral_id: listed[1]!.referral_id };
    await reviews.reverse(key, await reviews.creditsOf(key), note, commit);
    expect([await kept(id), (await mineOf(id)).credits_earned]).toEqual([200, 200]);
    await expect(reviews.reverse(key, 600, note, commit)).rejects.toMatchObject({
      code: 'REFERRAL_NOT_FOUND',
    });
    await rewardFriend(subs[2]!, 'enterprise');
    expect(await kept(id)).toBe(200);
    await reviews.keep({ user_id: id, referral_id: listed[0]!.referral_id }, note, commit);
    expect([await kept(id), await inReview(id)]).toEqual([200, []]);
  });
});

describe('A referred friend who logs meals', () => {
  it('receives 50 credits once, after logging on three days', async () => {
    const { referrer, join, kept, clock } = scene();
    const { code } = await referrer();
    const friend = await join(code);
    const reward = openRewardReferredFriend(database.table, () => clock.now);
    await reward(friend, 2);
    expect(await kept(friend)).toBe(0);
    await Promise.all([reward(friend, 3), reward(friend, 3)]);
    await reward(friend, 4);
    expect(await kept(friend)).toBe(50);
  });

  it.each([
    ['an unconfirmed sign-up', async () => undefined],
    ['a disposable address', async () => `friend${round}@yopmail.com`],
  ])('receives nothing with %s', async (what, email) => {
    const { referrer, join, signUp, kept, clock } = scene();
    const { code } = await referrer();
    const sub = `unpaid-${round}`;
    if (what === 'a disposable address') await join(code, { sub, email: (await email())! });
    else await signUp(sub, code);
    await openRewardReferredFriend(database.table, () => clock.now)(sub, 3);
    await openRewardReferredFriend(database.table, () => clock.now)(`stranger-${round}`, 3);
    expect([await kept(sub), await kept(`stranger-${round}`)]).toEqual([0, 0]);
  });
});

describe('The domain of an email address', () => {
  it.each([
    ['ben@gmail.com', false, null],
    ['ben@web.de', false, null],
    ['a1@mail.Example.org', false, 'example.org'],
    ['a2@x.y.shop.co.uk', false, 'shop.co.uk'],
    ['a3@sub.mailinator.com', true, null],
  ])('groups %s', (email, isDisposable, domain) => {
    expect(emailGroupOf(email)).toEqual({ isDisposable, domain });
  });
});
