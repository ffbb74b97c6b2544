import { describe, expect, it } from 'vitest';
import {
  allowanceOf,
  type CreditAccount,
  newAccount,
  type PlanNow,
  spendable,
} from '#shared/credits/account.ts';
import { balanceOf, FAIR_USE_CREDITS } from '#shared/credits/balance-of.ts';
import { currentAccount } from '#shared/credits/current-account.ts';
import { granted, reserved, settled } from '#shared/credits/spending.ts';
import type { Tier } from '#shared/plans/tiers.ts';

const at = (text: string): Date => new Date(text);
const signUp = at('2026-11-05T09:00:00Z');
const plan = (tier: Tier, anchor_day: number | null = null, trial: PlanNow['trial'] = null): PlanNow => ({
  tier,
  anchor_day,
  trial,
});
const spend = (account: CreditAccount, cost: number): CreditAccount => {
  const done = reserved(account, cost)!;
  return settled(done.account, done.taken);
};
const left = (account: CreditAccount): number => spendable(account).allowance;

describe('The allowance', () => {
  it('CREDITS-06 (D19) gives 100 a month without a plan, 1,000 with Basic, 3,000 with Premium, unlimited with Enterprise', () => {
    const tiers = ['free', 'basic', 'premium', 'enterprise'] as const;
    expect(tiers.map(allowanceOf)).toEqual([100, 1_000, 3_000, null]);
  });

  it('CREDITS-06 (D19) the allowance resets at midnight UTC on the day of the sign-up, and purchased credits remain', () => {
    const account = spend(granted(newAccount(signUp, signUp), 50), 120);
    expect(spendable(account)).toEqual({ allowance: 0, kept: 30 });
    const late = currentAccount(account, plan('free'), at('2026-12-04T23:59:59.999Z'));
    expect(spendable(late)).toEqual({ allowance: 0, kept: 30 });
    const next = currentAccount(account, plan('free'), at('2026-12-05T00:00:00.000Z'));
    expect(spendable(next)).toEqual({ allowance: 100, kept: 30 });
    expect(next.period_end).toBe('2027-01-05T00:00:00.000Z');
  });

  it('does not accumulate over months without activity', () => {
    const account = newAccount(signUp, signUp);
    const later = currentAccount(account, plan('free'), at('2027-06-20T00:00:00Z'));
    expect([left(later), later.period_start, later.period_end]).toEqual([
      100,
      '2027-06-05T00:00:00.000Z',
      '2027-07-05T00:00:00.000Z',
    ]);
  });

  it('the allowance grows by the unused difference after an upgrade, and the month then follows the billing month', () => {
    const account = spend(newAccount(signUp, signUp), 60);
    const basic = currentAccount(account, plan('basic', 20), at('2026-11-20T12:00:00Z'));
    expect([left(basic), basic.period_end]).toEqual([940, '2026-12-20T00:00:00.000Z']);
  });

  it('D19 does not restart when the user switches plans and back', () => {
    let account = currentAccount(newAccount(signUp, signUp), plan('premium', 6), at('2026-11-06T00:00:00Z'));
    account = spend(account, 2_950);
    for (const tier of ['free', 'premium', 'basic', 'premium', 'enterprise', 'premium'] as const) {
      account = currentAccount(account, plan(tier, 6), at('2026-11-07T00:00:00Z'));
      expect(left(account)).toBe(tier === 'premium' || tier === 'enterprise' ? 50 : 0);
    }
  });

  it('D19 resets once with the first payment after a trial, and not before', () => {
    const trial = (isPaid: boolean) => plan('premium', 27, { ends: '2026-11-27T15:00:00.000Z', isPaid });
    const tried = currentAccount(newAccount(signUp, signUp), trial(false), at('2026-11-20T15:00:00Z'));
    expect(balanceOf(tried, trial(false), at('2026-11-20T15:00:00Z'), 0).resets_at).toBe(
      '2026-11-27T15:00:00.000Z',
    );
    const spent = spend(tried, 2_900);
    expect(left(currentAccount(spent, trial(false), at('2026-11-27T15:01:00Z')))).toBe(100);
    const paid = currentAccount(spent, trial(true), at('2026-11-27T15:02:00Z'));
    expect([left(paid), paid.period_end]).toEqual([3_000, '2026-12-27T00:00:00.000Z']);
    const later = currentAccount(spend(paid, 1_000), trial(true), at('2026-11-29T00:00:00Z'));
    expect(left(later)).toBe(2_000);
  });

  it('D19 resets once for the first payment, even when the billing day moved', () => {
    const moved = plan('premium', 28, { ends: '2026-11-27T15:00:00.000Z', isPaid: true });
    const paid = currentAccount(newAccount(signUp, signUp), moved, at('2026-11-27T16:00:00Z'));
    const later = currentAccount(spend(paid, 1_000), moved, at('2026-11-27T17:00:00Z'));
    expect(left(later)).toBe(2_000);
  });

  it('the allowance stays on the billing day when the plan ends', () => {
    const basic = currentAccount(newAccount(signUp, signUp), plan('basic', 20), at('2026-11-20T12:00:00Z'));
    const free = currentAccount(basic, plan('free'), at('2026-12-25T00:00:00Z'));
    expect([left(free), free.period_start, free.period_end]).toEqual([
      100,
      '2026-12-20T00:00:00.000Z',
      '2027-01-20T00:00:00.000Z',
    ]);
  });

  it('counts a charge that crosses midnight in the new month', () => {
    const { account, taken } = reserved(newAccount(signUp, signUp), 5)!;
    const next = currentAccount(account, plan('free'), at('2026-12-05T00:00:00Z'));
    expect(left(next)).toBe(95);
    expect(left(settled(next, taken))).toBe(95);
  });
});

describe('The visible balance', () => {
  it('adds up the allowance and the non-expiring credits', () => {
    const account = spend(granted(newAccount(signUp, signUp), 500), 5);
    expect(balanceOf(account, plan('free'), signUp, 0)).toEqual({
      total: 595,
      unlimited: false,
      tier: 'free',
      allowance: 100,
      allowance_left: 95,
      resets_at: '2026-12-05T00:00:00.000Z',
      kept: 500,
    });
  });

  it("CREDITS-06 (D19) shows today's remaining fair use for an unlimited plan", () => {
    const account = newAccount(signUp, signUp);
    const { total, unlimited } = balanceOf(account, plan('enterprise', 9), signUp, 20);
    expect([total, unlimited]).toEqual([FAIR_USE_CREDITS - 20, true]);
  });
});
