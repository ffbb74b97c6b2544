import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { describe, expect, it } from 'vitest';
import { createCreditsEntity } from '#functions/credits/credits-entity.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { FAIR_USE_CREDITS } from '#shared/credits/balance-of.ts';
import { writePlan } from '#test/support/give-plan.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { createCreditWorld } from './credit-world.ts';
import { openWork } from './open-work.ts';

const world = openForAllTests(createCreditWorld);

describe('The monthly allowance', () => {
  it('CREDITS-06 (D19) restarts on the day of the sign-up, clamped to short months, and publishes each change', async () => {
    const mara = world.newUser();
    world.at('2026-12-31T12:00:00Z');
    await world.analyse(mara);
    world.at('2027-01-30T23:59:59Z');
    expect(await world.read(mara)).toMatchObject({ total: 95, resets_at: '2027-01-31T00:00:00.000Z' });
    world.at('2027-02-28T00:00:00Z');
    expect(await world.read(mara)).toMatchObject({ total: 100, resets_at: '2027-03-31T00:00:00.000Z' });
    expect(await world.told(mara)).toEqual([
      ['allowance', null, 100, 100],
      ['spent', 'photo_analysis', -5, 95],
      ['allowance', null, 5, 100],
    ]);
    world.at('2026-11-20T12:00:00Z');
  });

  it('D19 grows and shrinks with the plan without granting a second allowance', async () => {
    const mara = world.newUser();
    const change = async (tier: 'free' | 'basic' | 'premium') => {
      await writePlan(world.table, mara, tier, '2026-11-20T11:00:00Z');
      return world.total(mara);
    };
    await world.analyse(mara);
    expect([await change('basic'), await change('premium'), await change('free')]).toEqual([995, 2_995, 95]);
    expect(await change('premium')).toBe(2_995);
    expect(await world.told(mara)).toEqual([
      ['allowance', null, 100, 100],
      ['spent', 'photo_analysis', -5, 95],
      ['allowance', null, 900, 995],
      ['allowance', null, 2_000, 2_995],
      ['allowance', null, -2_900, 95],
      ['allowance', null, 2_900, 2_995],
    ]);
  });
});

describe('Credits during a trial', () => {
  it('D19 start a new month with the first payment and not before', async () => {
    const mara = world.newUser();
    const become = (stripe_status: string) =>
      writePlan(world.table, mara, 'premium', '2026-11-27T11:00:00Z', {
        stripe_status,
        trial_end: '2026-11-27T11:00:00.000Z',
      });
    await become('trialing');
    await world.analyse(mara);
    expect(await world.read(mara)).toMatchObject({ total: 2_995, resets_at: '2026-11-27T11:00:00.000Z' });
    world.at('2026-11-27T11:30:00Z');
    await become('past_due');
    expect(await world.total(mara)).toBe(2_995);
    await become('active');
    expect(await world.read(mara)).toMatchObject({ total: 3_000, resets_at: '2026-12-27T00:00:00.000Z' });
    await world.analyse(mara);
    expect(await world.total(mara)).toBe(2_995);
    world.at('2026-11-20T12:00:00Z');
  });

  it('D19 show the date of the first payment when they are used up, not a month later', async () => {
    const mara = world.newUser();
    await writePlan(world.table, mara, 'basic', '2026-11-27T11:00:00Z', {
      stripe_status: 'trialing',
      trial_end: '2026-11-27T11:00:00.000Z',
    });
    await world.read(mara);
    await createCreditsEntity(world.table)
      .build(UpdateItemCommand)
      .item({ user_id: mara, used: $add(1_000), version: $add(1) })
      .send();
    const { resets_at } = await world.read(mara);
    expect(resets_at).toBe('2026-11-27T11:00:00.000Z');
    await expect(world.analyse(mara)).rejects.toMatchObject({
      code: 'CREDITS_EXHAUSTED',
      details: expect.arrayContaining([{ field: 'resets_at', message: resets_at }]),
    });
  });
});

describe('Credits of a canceled plan', () => {
  it('D19 expire on the end date even without a webhook, and used credits remain used', async () => {
    const mara = world.newUser();
    const ending = { cancels_at_end: true, period_end: '2026-11-25T12:00:00.000Z' };
    await writePlan(world.table, mara, 'premium', '2026-11-20T11:00:00Z', ending);
    await world.analyse(mara);
    world.at('2026-11-25T11:59:59Z');
    expect(await world.read(mara)).toMatchObject({ tier: 'premium', total: 2_995 });
    world.at('2026-11-25T12:00:00Z');
    expect(await world.read(mara)).toMatchObject({ tier: 'free', total: 95 });
    world.at('2026-11-20T12:00:00Z');
  });

  it('the credits remain available while the news of a renewal is delayed', async () => {
    const mara = world.newUser();
    const renewing = { period_end: '2026-11-19T12:00:00.000Z' };
    await writePlan(world.table, mara, 'premium', '2026-11-20T11:00:00Z', renewing);
    expect(await world.read(mara)).toMatchObject({ tier: 'premium', total: 3_000 });
  });
});

describe('An unlimited plan', () => {
  it('CREDITS-06 GATE-09 (D19) leaves the balance untouched and reports the usage', async () => {
    const mara = world.newUser();
    await world.analyse(mara);
    await writePlan(world.table, mara, 'enterprise');
    await world.analyse(mara);
    expect(await world.read(mara)).toMatchObject({ unlimited: true, total: FAIR_USE_CREDITS - 5 });
    expect((await world.told(mara)).at(-1)).toEqual(['spent', 'photo_analysis', -5, null]);
    await writePlan(world.table, mara, 'free');
    expect(await world.total(mara)).toBe(95);
  });

  it('applies a daily fair-use limit in which failures do not count', async () => {
    const mara = world.newUser();
    await writePlan(world.table, mara, 'enterprise');
    await transact(world.table, [world.fairUse.countWrite(mara, FAIR_USE_CREDITS - 5)]);
    await world.analyse(mara, { isUseful: false });
    expect(await world.total(mara)).toBe(5);
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => world.analyse(mara)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await world.total(mara)).toBe(0);
    await expect(world.analyse(mara)).rejects.toMatchObject({
      code: 'FAIR_USE_REACHED',
      retryAfter: 12 * 3_600,
    });
    world.at('2026-11-21T00:00:00Z');
    expect(await world.analyse(mara)).toBe('soup');
    world.at('2026-11-20T12:00:00Z');
  });

  it('returns usage to the day it was taken from and never to another', async () => {
    const mara = world.newUser();
    await writePlan(world.table, mara, 'enterprise');
    world.at('2026-11-20T23:59:00Z');
    const crashed = openWork();
    void world.charge.run(world.press(mara), 'photo_analysis', crashed.work);
    await crashed.begun;
    world.at('2026-11-21T00:01:00Z');
    await world.analyse(mara);
    expect(await world.total(mara)).toBe(FAIR_USE_CREDITS - 5);
    world.at('2026-11-20T12:00:00Z');
  });
});
