import { describe, expect, it } from 'vitest';
import {
  allowanceOf,
  type CreditAccount,
  freePlan,
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
const plan = (tier: Tier, paid: Partial<PlanNow> = {}): PlanNow => ({ ...freePlan, tier, ...paid });
/** A plan whose period was paid on a day. */
const paidOn = (tier: Tier, paid_from: string, more: Partial<PlanNow> = {}): PlanNow =>
  plan(tier, { anchor_day: at(paid_from).getUTCDate(), paid_from, ...more });
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

  it('starts a new month on the day of the purchase, whenever the free month would have ended', () => {
    const account = spend(newAccount(signUp, signUp), 60);
    const now = at('2026-11-20T12:00:00Z');
    const basic = currentAccount(account, paidOn('basic', '2026-11-20T11:59:00Z'), now);
    expect([left(basic), basic.period_end]).toEqual([1_000, '2026-12-20T00:00:00.000Z']);
  });

  it('D19 does not restart when the user switches plans and back without a new payment', () => {
    const now = at('2026-11-07T00:00:00Z');
    const paid_from = '2026-11-06T00:00:00Z';
    let account = currentAccount(newAccount(signUp, signUp), paidOn('premium', paid_from), now);
    account = spend(account, 2_950);
    for (const tier of ['free', 'premium', 'basic', 'premium', 'enterprise', 'premium'] as const) {
      const current = tier === 'free' ? plan('free') : paidOn(tier, paid_from);
      account = currentAccount(account, current, now);
      expect(left(account)).toBe(tier === 'premium' || tier === 'enterprise' ? 50 : 0);
    }
  });

  it('D19 resets once with the first payment after a trial, and not before', () => {
    const ends = '2026-11-27T15:00:00.000Z';
    const trial = plan('premium', {
      anchor_day: 27,
      paid_until: '1970-01-01T00:00:00.000Z',
      next_charge: ends,
    });
    const tried = currentAccount(newAccount(signUp, signUp), trial, at('2026-11-20T15:00:00Z'));
    expect(balanceOf(tried, trial, at('2026-11-20T15:00:00Z'), 0).resets_at).toBe(ends);
    const spent = spend(tried, 2_900);
    expect(left(currentAccount(spent, trial, at('2026-11-27T15:01:00Z')))).toBe(100);
    const month = paidOn('premium', ends, { paid_until: '2026-12-27T15:00:00.000Z' });
    const paid = currentAccount(spent, month, at('2026-11-27T15:02:00Z'));
    expect([left(paid), paid.period_end]).toEqual([3_000, '2026-12-27T00:00:00.000Z']);
    const later = currentAccount(spend(paid, 1_000), month, at('2026-11-29T00:00:00Z'));
    expect(left(later)).toBe(2_000);
  });

  it('does not renew during a trial, even if the free month ends meanwhile', () => {
    const trial = plan('premium', { anchor_day: 8, paid_until: '1970-01-01T00:00:00.000Z' });
    const spent = spend(currentAccount(newAccount(signUp, signUp), trial, at('2026-12-01T00:00:00Z')), 3_000);
    expect(left(currentAccount(spent, trial, at('2026-12-06T00:00:00Z')))).toBe(0);
  });

  it('does not renew after a failed renewal, and names the date of the next attempt', () => {
    const paid_until = '2026-12-20T11:00:00.000Z';
    const paid = paidOn('premium', '2026-11-20T11:00:00.000Z', { paid_until, next_charge: paid_until });
    const now = at('2026-11-20T12:00:00Z');
    const spent = spend(currentAccount(newAccount(signUp, signUp), paid, now), 2_000);
    expect(balanceOf(spent, paid, now, 0).resets_at).toBe(paid_until);
    const failed = { ...paid, next_charge: '2026-12-23T11:00:00.000Z' };
    const late = at('2026-12-22T00:00:00Z');
    const after = currentAccount(spent, failed, late);
    expect(left(after)).toBe(1_000);
    expect(balanceOf(after, failed, late, 0).resets_at).toBe('2026-12-23T11:00:00.000Z');
    const made = { ...paid, paid_from: paid_until, paid_until: '2027-01-20T11:00:00.000Z' };
    expect(left(currentAccount(after, made, at('2026-12-24T00:00:00Z')))).toBe(3_000);
  });

  it('a change to yearly starts a month at once, so that no one waits longer, and renews on its own day each month', () => {
    const monthly = paidOn('premium', '2026-11-01T10:00:00Z', { paid_until: '2026-12-01T10:00:00Z' });
    const spent = spend(
      currentAccount(newAccount(signUp, signUp), monthly, at('2026-11-10T00:00:00Z')),
      3_000,
    );
    const yearly = paidOn('premium', '2026-11-20T10:00:00Z', { paid_until: '2027-11-20T10:00:00Z' });
    const changed = currentAccount(spent, yearly, at('2026-11-20T10:01:00Z'));
    expect([left(changed), changed.period_end]).toEqual([3_000, '2026-12-20T00:00:00.000Z']);
    const next = currentAccount(spend(changed, 500), yearly, at('2026-12-20T00:00:00Z'));
    expect([left(next), next.period_end]).toEqual([3_000, '2027-01-20T00:00:00.000Z']);
  });

  it('the allowance stays on the billing day when the plan ends', () => {
    const bought = paidOn('basic', '2026-11-20T12:00:00Z');
    const basic = currentAccount(newAccount(signUp, signUp), bought, at('2026-11-20T12:00:00Z'));
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
    const { total, unlimited } = balanceOf(account, plan('enterprise', { anchor_day: 9 }), signUp, 20);
    expect([total, unlimited]).toEqual([FAIR_USE_CREDITS - 20, true]);
  });
});
