import { describe, expect, it } from 'vitest';
import { transact } from '#functions/platform/table/transact.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { createCreditWorld } from './credit-world.ts';

const world = openForAllTests(createCreditWorld);
const pack = { key: 'cs_test_1', amount: 500, reason: 'purchase' } as const;
const back = { key: 're_1', amount: 500, reason: 'refund' } as const;

describe('Purchased and earned credits', () => {
  it('D19 adds credits once per payment, even for twenty simultaneous events', async () => {
    const mara = world.newUser();
    const told = await Promise.all(Array.from({ length: 20 }, () => world.grants.grant(mara, pack)));
    expect(told.filter((came) => came !== null)).toEqual([500]);
    expect(await world.told(mara)).toEqual([
      ['allowance', null, 100, 100],
      ['purchase', null, 500, 600],
    ]);
  });

  it('D19 purchased credits are spent last and survive the end of the month', async () => {
    const mara = world.newUser();
    await world.grants.grant(mara, pack);
    for (let count = 0; count < 21; count += 1) await world.analyse(mara);
    expect(await world.read(mara)).toMatchObject({ allowance_left: 0, kept: 495 });
    world.at('2026-12-20T00:00:00Z');
    expect(await world.read(mara)).toMatchObject({ allowance_left: 100, kept: 495, total: 595 });
    world.at('2026-11-20T12:00:00Z');
  });

  it('a refund removes the remaining purchased credits once, never below zero', async () => {
    const mara = world.newUser();
    await world.grants.grant(mara, pack);
    for (let count = 0; count < 40; count += 1) await world.analyse(mara);
    expect(await world.total(mara)).toBe(400);
    expect([await world.grants.revoke(mara, back), await world.grants.revoke(mara, back)]).toEqual([
      -400,
      null,
    ]);
    expect(await world.read(mara)).toMatchObject({ total: 0, kept: 0 });
    expect((await world.told(mara)).at(-1)).toEqual(['refund', null, -400, 0]);
  });

  it("adds credits in the caller's transaction, all or nothing, and once", async () => {
    const mara = world.newUser();
    const reward = { key: 'friend#1#signed_up', amount: 100, reason: 'referral' } as const;
    await transact(world.table, await world.grants.grantWrites(mara, reward));
    expect(await world.grants.grantWrites(mara, reward)).toEqual([]);
    expect(await world.grants.grant(mara, reward)).toBe(null);
    expect(await world.total(mara)).toBe(200);
    await transact(world.table, await world.grants.revokeWrites(mara, { ...reward, key: 'back' }));
    expect(await world.total(mara)).toBe(100);
  });
});

describe('The credit history', () => {
  it('pages newest first and lists each change once', async () => {
    const mara = world.newUser();
    for (let count = 1; count <= 44; count += 1)
      await world.grants.grant(mara, { key: `grant-${count}`, amount: count, reason: 'correction' });
    const amounts = (await world.history(mara)).map(({ amount }) => amount);
    expect(amounts).toEqual([...Array.from({ length: 44 }, (_, at) => 44 - at), 100]);
  });
});
