import { describe, expect, it } from 'vitest';
import { createSignUpFollower } from '#functions/referrals/follow-sign-up.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';
import { referralScene } from './scene.ts';

const database = openForAllTests(openTestTable);

const scene = () => referralScene(database.table);

describe('A friend who signs up with a referral code', () => {
  it('REFERRAL-09 REFERRAL-12 DATA-07 the friend is pending, then completed with 100 credits once the email is confirmed', async () => {
    const { referrer, signUp, confirm, mineOf, kept } = scene();
    const { id, code } = await referrer();
    await signUp('f-1', code);
    const pending = await mineOf(id);
    expect([pending.friends, pending.credits_earned, await kept(id)]).toEqual([1, 0, 0]);
    expect(pending.referrals).toEqual([
      {
        id: expect.any(String),
        referrer_id: id,
        referral_code: code,
        status: 'pending',
        credits_earned: 0,
        created_at: '2026-11-20T12:00:00.000Z',
      },
    ]);
    await confirm('f-1', code);
    const completed = await mineOf(id);
    expect(completed.referrals[0]).toMatchObject({ status: 'completed', credits_earned: 100 });
    expect([completed.friends, completed.credits_earned, await kept(id)]).toEqual([1, 100, 100]);
  });

  it('counts once, however often the triggers run', async () => {
    const { referrer, signUp, confirm, mineOf, kept } = scene();
    const { id, code } = await referrer();
    await Promise.all([signUp('f-2', code), signUp('f-2', code), signUp('f-2', code)]);
    await Promise.all([confirm('f-2', code), confirm('f-2', code), confirm('f-2', code)]);
    await confirm('f-2', code);
    const mine = await mineOf(id);
    expect([mine.friends, mine.credits_earned, mine.referrals.length, await kept(id)]).toEqual([
      1, 100, 1, 100,
    ]);
  });

  it('an invited friend keeps the first referrer when a second code is used', async () => {
    const { referrer, signUp, confirm, mineOf } = scene();
    const [one, two] = [await referrer(), await referrer()];
    await signUp('f-3', one.code);
    await signUp('f-3', two.code);
    await confirm('f-3', two.code);
    expect((await mineOf(one.id)).credits_earned).toBe(100);
    expect((await mineOf(two.id)).friends).toBe(0);
  });

  it('an invited friend appears to the referrer as a number only', async () => {
    const { referrer, signUp, confirm } = scene();
    const { id, code } = await referrer();
    await signUp('friend-sub', code, 'secret.name@example.com');
    await confirm('friend-sub', code, 'secret.name@example.com');
    const kept = JSON.stringify(await rowsOf(database.table, id, 'referral'));
    expect(kept).toContain(code);
    expect(kept).not.toMatch(/friend-sub|secret/);
  });

  it.each([
    ['belongs to no user', 'ZZZZZZZZ', undefined],
    ['is malformed', 'drop table', undefined],
    ['is their own, with another spelling of the same inbox', 'own', 'M.ara+again@googlemail.com'],
  ])('signs up without a referral when the code %s', async (_, typed, email) => {
    const { referrer, signUp, confirm, mineOf, failures } = scene();
    const { id, code } = await referrer('mara@gmail.com');
    const sub = `f-${typed}`;
    await signUp(sub, typed === 'own' ? code : typed, email);
    await confirm(sub, typed === 'own' ? code : typed, email);
    expect((await mineOf(id)).friends).toBe(0);
    expect(await rowsOf(database.table, sub)).toEqual([]);
    expect(failures).toEqual([]);
  });

  it('earns credits once per inbox, whatever tags the address has', async () => {
    const { referrer, signUp, confirm, mineOf, kept } = scene();
    const { id, code } = await referrer();
    for (const tag of ['a', 'b', 'c']) {
      await signUp(`tagged-${tag}`, code, `ben+${tag}@example.com`);
      await confirm(`tagged-${tag}`, code, `ben+${tag}@example.com`);
    }
    const { referrals } = await mineOf(id);
    expect(referrals.map(({ status, credits_earned }) => [status, credits_earned])).toEqual([
      ['completed', 0],
      ['completed', 0],
      ['completed', 100],
    ]);
    expect(await kept(id)).toBe(100);
  });

  it('an invited friend remains pending after a password reset', async () => {
    const { referrer, signUp, friends, event, attributesOf, mineOf } = scene();
    const { id, code } = await referrer();
    await signUp('f-4', code);
    await friends.confirmed(event('PostConfirmation_ConfirmForgotPassword', attributesOf('f-4', code)));
    await friends.signedUp(event('CustomMessage_ForgotPassword', attributesOf('f-5', code)));
    expect((await mineOf(id)).referrals.map(({ status }) => status)).toEqual(['pending']);
  });

  it('the friend is recorded at the confirmation when the table failed during the sign-up', async () => {
    const { referrer, confirm, mineOf, kept } = scene();
    const { id, code } = await referrer();
    await confirm('f-6', code);
    expect((await mineOf(id)).referrals[0]).toMatchObject({ status: 'completed', credits_earned: 100 });
    expect(await kept(id)).toBe(100);
  });
});

describe('The monthly referral limit', () => {
  it('rewards 50 friends per UTC month; the 51st completes without credits, and the next month resets the count', async () => {
    const { referrer, signUp, confirm, mineOf, kept, clock, rewardFriend } = scene();
    const { id, code } = await referrer();
    clock.now = new Date('2026-11-30T23:59:59Z');
    for (let friend = 1; friend <= 49; friend += 1) await confirm(`m-${friend}`, code);
    await Promise.all(['m-50', 'm-51'].map((sub) => confirm(sub, code)));
    expect([(await mineOf(id)).friends, await kept(id)]).toEqual([51, 5_000]);
    await confirm('m-52', code);
    expect((await mineOf(id)).referrals[0]).toMatchObject({ status: 'completed', credits_earned: 0 });
    // A friend beyond the monthly limit never earns a reward.
    await rewardFriend('m-52', 'premium');
    expect(await kept(id)).toBe(5_000);
    await signUp('m-53', code);
    clock.now = new Date('2026-12-01T00:00:00Z');
    await confirm('m-53', code);
    expect([(await mineOf(id)).credits_earned, await kept(id)]).toEqual([5_100, 5_100]);
  });
});

describe('A failing table during sign-up', () => {
  const follower = (work: () => Promise<never>) => {
    const failures: Error[] = [];
    const follow = createSignUpFollower({
      register: work,
      referrals: { referredBy: work },
      complete: work,
      report: (error) => failures.push(error),
      patience: 20,
    });
    return { follow, failures };
  };
  const attributes = { sub: 'f', email: 'f@example.com', 'custom:referral_code': 'K7MPX2QA' };
  const event = (triggerSource: string) => ({ triggerSource, request: { userAttributes: attributes } });

  it.each([
    ['fails', () => Promise.reject(new Error('Out of reach.'))],
    ['hangs', () => new Promise<never>(() => undefined)],
  ])('blocks no user from signing up and confirming when it %s', async (_, work) => {
    const { follow, failures } = follower(work);
    await follow.signedUp(event('CustomMessage_SignUp'));
    await follow.confirmed(event('PostConfirmation_ConfirmSignUp'));
    expect(failures).toHaveLength(2);
  });
});
