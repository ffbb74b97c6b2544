import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';
import { referralScene } from './scene.ts';

const database = openForAllTests(openTestTable);

let friends = 0;
const scene = async () => {
  const parts = referralScene(database.table);
  const { id, code } = await parts.referrer();
  friends += 1;
  const friend = `payer-${friends}`;
  await parts.signUp(friend, code);
  await parts.confirm(friend, code);
  return { ...parts, id, code, friend };
};

describe('A referred friend who pays', () => {
  it('REFERRAL-13 REFERRAL-14 (D21) earns the referrer 500 credits for Premium and 1000 for Enterprise, each once', async () => {
    const { rewardFriend, friend, id, kept, mineOf } = await scene();
    await rewardFriend(friend, 'premium');
    expect(await kept(id)).toBe(600);
    await Promise.all([1, 2, 3, 4].map(() => rewardFriend(friend, 'premium')));
    expect(await kept(id)).toBe(600);
    await Promise.all([1, 2, 3, 4].map(() => rewardFriend(friend, 'enterprise')));
    expect(await kept(id)).toBe(1_600);
    const { credits_earned, referrals } = await mineOf(id);
    expect([credits_earned, referrals[0]?.credits_earned]).toEqual([1_600, 1_600]);
  });

  it('rewards no one without a referrer', async () => {
    const { rewardFriend, revokeReward } = await scene();
    await expect(rewardFriend('nobodys-friend', 'premium')).resolves.toBeUndefined();
    await expect(revokeReward('nobodys-friend', 'premium')).resolves.toBeUndefined();
  });

  it('counts as confirmed, even if the table missed the confirmation', async () => {
    const { rewardFriend, signUp, id, code, kept, mineOf } = await scene();
    await signUp('late-friend', code);
    await rewardFriend('late-friend', 'premium');
    expect((await mineOf(id)).referrals[0]).toMatchObject({ status: 'completed', credits_earned: 600 });
    expect(await kept(id)).toBe(700);
  });

  it('revokes the reward once after a full refund, never below zero', async () => {
    const { rewardFriend, revokeReward, friend, id, kept, mineOf, spendKept } = await scene();
    await rewardFriend(friend, 'premium');
    await spendKept(id, 450);
    await Promise.all([1, 2, 3].map(() => revokeReward(friend, 'premium')));
    expect(await kept(id)).toBe(0);
    expect((await mineOf(id)).credits_earned).toBe(100);
  });

  it('leads to the same credits for every order and repetition of payments and refunds', async () => {
    const told = ['pay premium', 'refund premium', 'pay enterprise'] as const;
    const order = fc.shuffledSubarray([...told, ...told], { minLength: 6, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(order, async (events) => {
        const { rewardFriend, revokeReward, friend, id, kept, mineOf } = await scene();
        for (const event of events) {
          const [what, plan] = event.split(' ') as ['pay' | 'refund', 'premium' | 'enterprise'];
          await (what === 'pay' ? rewardFriend : revokeReward)(friend, plan);
        }
        expect([await kept(id), (await mineOf(id)).credits_earned]).toEqual([1_100, 1_100]);
      }),
      { numRuns: 12 },
    );
  });
});
