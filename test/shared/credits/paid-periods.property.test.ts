import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type CreditAccount,
  freePlan,
  newAccount,
  type PlanNow,
  spendable,
} from '#shared/credits/account.ts';
import { currentAccount } from '#shared/credits/current-account.ts';
import { reserved, settled } from '#shared/credits/spending.ts';

const DAY_MS = 86_400_000;
const CREDITS = 1_000;
const instants = fc.date({
  min: new Date('2023-12-01T00:00:00Z'),
  max: new Date('2029-03-01T00:00:00Z'),
  noInvalidDate: true,
});
const zones = ['UTC', 'Pacific/Kiritimati', 'America/St_Johns', 'Europe/Berlin'];

/** Returns the same instant some months later, on the last day of a shorter month, as Stripe counts. */
const monthsAfter = (from: Date, months: number): Date => {
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), last));
  return to;
};

const planOf = (from: Date, months: number): PlanNow => ({
  ...freePlan,
  tier: 'basic',
  anchor_day: from.getUTCDate(),
  paid_from: from.toISOString(),
  paid_until: monthsAfter(from, months).toISOString(),
});

/** Spends everything, and returns whether the allowance had renewed before. */
const spendAll = (account: CreditAccount): { account: CreditAccount; isFull: boolean } => {
  const { allowance } = spendable(account);
  const done = allowance > 0 ? reserved(account, allowance) : null;
  return { account: done ? settled(done.account, done.taken) : account, isFull: allowance === CREDITS };
};

/** Returns the days on which the allowance renews for a user who uses it up each day. */
const renewals = (plan: PlanNow, from: Date, until: Date, start = newAccount(from, from)): string[] => {
  const days: string[] = [];
  let account = start;
  for (let now = from.getTime(); now < until.getTime(); now += DAY_MS) {
    const spent = spendAll(currentAccount(account, plan, new Date(now)));
    account = spent.account;
    if (spent.isFull) days.push(new Date(now).toISOString().slice(0, 10));
  }
  return days;
};

const zoneBefore = process.env['TZ'];
afterEach(() => {
  if (zoneBefore === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zoneBefore;
});

describe('The allowances of a paid period', () => {
  it('a yearly plan renews twelve times, on its own day or the last one of a short month, in any time zone', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (from, zone) => {
        process.env['TZ'] = zone;
        // It ends unpaid: nothing renews in the two months after it.
        const days = renewals(planOf(from, 12), from, monthsAfter(from, 14));
        const expected = Array.from({ length: 12 }, (_, month) =>
          monthsAfter(from, month).toISOString().slice(0, 10),
        );
        expect(days).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('a new paid period never makes anyone wait longer than the old one', () => {
    const cases = fc.record({
      from: instants,
      change: fc.integer({ min: 1, max: 27 }),
      months: fc.constantFrom(1, 12),
    });
    fc.assert(
      fc.property(cases, ({ from, change, months }) => {
        const changed = new Date(from.getTime() + change * DAY_MS);
        const until = monthsAfter(from, 2);
        const old = planOf(from, 12);
        const account = spendAll(currentAccount(newAccount(from, from), old, from)).account;
        const kept = renewals(old, changed, until, account);
        const moved = renewals(planOf(changed, months), changed, until, account);
        // The first renewal, the second and so on each come no later than without the change.
        for (const [index, day] of kept.entries())
          if (index < months && moved[index] !== undefined) expect(moved[index] <= day).toBe(true);
        expect(moved[0]).toBe(changed.toISOString().slice(0, 10));
      }),
      { numRuns: 100 },
    );
  });

  it('a plan that is paid from an earlier balance keeps the days of renewal', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 27 }), (from, change) => {
        const changed = new Date(from.getTime() + change * DAY_MS);
        const yearly = planOf(from, 12);
        // Stripe moves the billing day; no new money has come in.
        const monthly = { ...yearly, anchor_day: changed.getUTCDate() };
        const until = monthsAfter(from, 6);
        expect(renewals(monthly, from, until)).toEqual(renewals(yearly, from, until));
      }),
      { numRuns: 60 },
    );
  });
});
