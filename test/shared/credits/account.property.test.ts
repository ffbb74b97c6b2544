import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CreditAccount,
  ledgerTotal,
  newAccount,
  freePlan,
  type PlanNow,
  spendable,
} from '#shared/credits/account.ts';
import { currentAccount } from '#shared/credits/current-account.ts';
import { granted, released, reserved, settled, takenBack, type Taken } from '#shared/credits/spending.ts';
import { tiers } from '#shared/plans/tiers.ts';
import { isFull } from '#test/support/full-size.ts';

const HOUR_MS = 3_600_000;

type Step =
  | { kind: 'wait'; hours: number }
  | { kind: 'plan'; tier: (typeof tiers)[number]; isPaid: boolean }
  | { kind: 'reserve'; cost: number }
  | { kind: 'settle' | 'release'; which: number }
  | { kind: 'grant' | 'take back'; amount: number };

const which = fc.nat(9);
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 24 * 50 }) }),
  fc.record({
    kind: fc.constant('plan' as const),
    tier: fc.constantFrom(...tiers),
    isPaid: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('reserve' as const), cost: fc.integer({ min: 1, max: 400 }) }),
  fc.record({ kind: fc.constantFrom('settle' as const, 'release' as const), which }),
  fc.record({
    kind: fc.constantFrom('grant' as const, 'take back' as const),
    amount: fc.integer({ min: 1, max: 600 }),
  }),
);

/** The monthly credits of each plan in the specification. */
const monthly = { free: 100, basic: 1_000, premium: 3_000, enterprise: 0 };

/** Runs steps on an account, and records every change like the history. */
const play = (list: Step[]) => {
  let now = new Date('2026-01-31T10:00:00Z');
  let plan: PlanNow = freePlan;
  let payments = 0;
  let account: CreditAccount = newAccount(now, now);
  const history = [ledgerTotal(account)];
  const holds: Taken[] = [];
  const starts = new Set([account.period_start]);
  const spentIn = new Map<string, number>();

  const become = (next: CreditAccount): void => {
    history.push(ledgerTotal(next) - ledgerTotal(account));
    account = next;
  };
  const look = (): void => {
    become(currentAccount(account, plan, now));
    starts.add(account.period_start);
  };
  const check = (): void => {
    const { allowance, kept } = spendable(account);
    expect(Math.min(allowance, kept, account.kept, account.used)).toBeGreaterThanOrEqual(0);
    // The history adds up to the balance; held credits are part of it and cannot be spent.
    expect(history.reduce((sum, amount) => sum + amount, 0)).toBe(ledgerTotal(account));
    const held = (part: keyof Taken): number => holds.reduce((sum, hold) => sum + hold[part], 0);
    expect([account.held_allowance, account.held_kept]).toEqual([held('from_allowance'), held('from_kept')]);
    expect(kept).toBe(account.kept - held('from_kept'));
  };

  for (const step of list) {
    if (step.kind === 'wait') now = new Date(now.getTime() + step.hours * HOUR_MS);
    if (step.kind === 'plan') {
      const isPaid = step.isPaid && step.tier !== 'free';
      if (isPaid) payments += 1;
      const paid_from = isPaid ? now.toISOString() : plan.paid_from;
      plan = { ...freePlan, tier: step.tier, ...(step.tier !== 'free' && { paid_from }) };
    }
    look();
    if (step.kind === 'reserve') {
      const before = spendable(account);
      const done = reserved(account, step.cost);
      expect(done === null).toBe(before.allowance + before.kept < step.cost);
      if (done) {
        // Non-expiring credits are spent last.
        expect(done.taken).toEqual({
          from_allowance: Math.min(before.allowance, step.cost),
          from_kept: Math.max(0, step.cost - before.allowance),
        });
        holds.push(done.taken);
        become(done.account);
      }
    }
    if (step.kind === 'settle' || step.kind === 'release') {
      const [hold] = holds.splice(step.which % Math.max(1, holds.length), 1);
      if (hold && step.kind === 'settle') {
        const { period_start: month } = account;
        spentIn.set(month, (spentIn.get(month) ?? 0) + hold.from_allowance);
        become(settled(account, hold));
      }
      if (hold && step.kind === 'release') become(released(account, hold));
    }
    if (step.kind === 'grant') become(granted(account, step.amount));
    if (step.kind === 'take back') become(takenBack(account, step.amount));
    check();
  }
  return { account, history, starts: [...starts].toSorted(), spentIn, payments };
};

// The full run takes longer.
describe('A credit account under any sequence of events', () => {
  it('CREDITS-07 (D19) never drops below zero and equals the sum of its history', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 60 }), (list) => void play(list)),
      { numRuns: isFull ? 20_000 : 1_000 },
    );
  });

  it('CREDITS-06 (D19) an account gets one allowance a month and one per payment, however often the plan changes', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 60 }), (list) => {
        const { starts, spentIn, payments } = play(list);
        const days = starts.map((start) => Date.parse(start) / (24 * HOUR_MS));
        const early = days.filter((day, at) => at > 0 && day - (days[at - 1] ?? 0) < 28);
        expect(early.length).toBeLessThanOrEqual(payments);
        for (const spent of spentIn.values()) expect(spent).toBeLessThanOrEqual(monthly.premium);
      }),
      { numRuns: isFull ? 20_000 : 1_000 },
    );
  });
});
