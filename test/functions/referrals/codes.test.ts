import { describe, expect, it } from 'vitest';
import { systemClock } from '#functions/platform/clock.ts';
import { newUlid } from '#functions/platform/ids.ts';
import { createClosedAccounts } from '#functions/account/closed-account-repository.ts';
import { createUserRows } from '#functions/platform/account/user-rows-repository.ts';
import { newCode } from '#functions/referrals/new-referral-code.ts';
import { readMine } from '#functions/referrals/read-my-referrals.ts';
import { createReferralCodes } from '#functions/referrals/referral-code-repository.ts';
import { createReferrals } from '#functions/referrals/referral-repository.ts';
import { referralCode } from '#shared/referrals/schema.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';
import { referralScene } from './scene.ts';

const database = openForAllTests(openTestTable);

const asking = (codes: string[]) => {
  const { table } = database;
  const mine = readMine({
    codes: createReferralCodes(table),
    referrals: createReferrals(table, systemClock, newUlid),
    newCode: () => codes.shift() ?? newCode(),
  });
  return (user_id: string) => mine({ caller: { user_id, signed_in_at: 0 } } as never);
};

describe('A referral code', () => {
  it('a referral code consists of allowed characters only', () => {
    const drawn = Array.from({ length: 500 }, newCode);
    expect(drawn.filter((code) => !referralCode.safeParse(code).success)).toEqual([]);
    expect(new Set(drawn).size).toBe(500);
  });

  it('REFERRAL-10 DATA-06 creates the code on the first request, even from ten tabs at once, and never changes it', async () => {
    const ask = asking([]);
    const codes = await Promise.all(Array.from({ length: 10 }, async () => (await ask('mara')).code));
    expect(new Set(codes).size).toBe(1);
    expect((await ask('mara')).code).toBe(codes[0]);
    const [row] = await rowsOf(database.table, 'mara', 'account#referral-code');
    expect(row).toMatchObject({ user_id: 'mara', code: codes[0] });
  });

  it('generates another code when one is taken', async () => {
    const ask = asking(['K7MPX2QA', 'K7MPX2QA', 'K7MPX2QB']);
    expect((await ask('ben')).code).toBe('K7MPX2QA');
    expect((await ask('cleo')).code).toBe('K7MPX2QB');
  });

  it('creates no code for a closed account', async () => {
    await createClosedAccounts(database.table, systemClock).note('gone');
    await expect(asking([])('gone')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

it("REFERRAL-07 REFERRAL-11 lists the caller's newest five friends, newest first", async () => {
  const { referrer, signUp, mineOf, clock } = referralScene(database.table);
  const [mara, ben] = [await referrer(), await referrer()];
  for (let day = 1; day <= 7; day += 1) {
    clock.now = new Date(`2026-11-0${day}T08:00:00Z`);
    await signUp(`day-${day}`, mara.code);
  }
  await signUp('of-ben', ben.code);
  const mine = await mineOf(mara.id);
  expect(mine.referrals.map(({ created_at }) => created_at.slice(8, 10))).toEqual([
    '07',
    '06',
    '05',
    '04',
    '03',
  ]);
  expect(mine.friends).toBe(7);
});

describe('A deleted account', () => {
  const erase = async (userId: string, forget: (id: string) => Promise<void>) => {
    const rows = createUserRows(database.table);
    await createClosedAccounts(database.table, systemClock).note(userId);
    await forget(userId);
    await rows.remove(await rows.page(userId));
  };

  it('a deleted account loses its referral code: the code refers no one, and a paying friend rewards no one', async () => {
    const { referrer, signUp, confirm, forget, rewardFriend } = referralScene(database.table);
    const { id, code } = await referrer();
    await signUp('left-1', code);
    await confirm('left-1', code);
    await erase(id, forget);
    await forget(id);
    await signUp('left-2', code);
    await rewardFriend('left-1', 'premium');
    expect(await createReferralCodes(database.table).ownerOf(code)).toBeNull();
    expect((await rowsOf(database.table, id)).map(({ sk }) => sk)).toEqual(['account#closed']);
    expect(await rowsOf(database.table, 'left-2')).toEqual([]);
  });

  it("still counts as the referrer's friend, earns one reward per inbox and is forgotten after 90 days", async () => {
    const { referrer, signUp, confirm, forget, mineOf, kept, rewardFriend } = referralScene(database.table);
    const { id, code } = await referrer();
    await signUp('leaver', code);
    await confirm('leaver', code);
    const inboxes = () => rowsOf(database.table, id, 'referral-inbox#');
    expect((await inboxes()).map(({ expires_at }) => expires_at)).toEqual([undefined]);
    await erase('leaver', forget);
    expect((await mineOf(id)).referrals[0]).toMatchObject({ status: 'completed', credits_earned: 100 });

    await confirm('comes-again', code, 'Leaver+again@gmail.com');
    expect((await mineOf(id)).referrals[0]).toMatchObject({ status: 'completed', credits_earned: 0 });
    await rewardFriend('comes-again', 'premium');
    expect(await kept(id)).toBe(100);
    const [inbox] = await inboxes();
    expect(inbox?.['expires_at']).toBe(Date.parse('2026-11-20T12:00:00Z') / 1000 + 90 * 86_400);
    expect(JSON.stringify(inbox)).not.toMatch(/leaver/i);
  });
});
