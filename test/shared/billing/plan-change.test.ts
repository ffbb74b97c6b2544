import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timingsOf } from '#shared/billing/plan-change.ts';
import { intervals, paidPlans } from '#shared/plans/tiers.ts';

const choice = fc.record({ plan: fc.constantFrom(...paidPlans), interval: fc.constantFrom(...intervals) });

describe('timingsOf', () => {
  it('returns no time for the present plan, and at least one for every other', () => {
    fc.assert(
      fc.property(choice, choice, fc.boolean(), (current, target, isTrial) => {
        const isSame = current.plan === target.plan && current.interval === target.interval;
        expect(timingsOf({ ...current, isTrial }, target).length > 0).toBe(!isSame);
      }),
    );
  });

  it('never makes a subscriber wait for more, or lose a monthly plan before the end of what was paid', () => {
    const rank = (plan: string): number => (paidPlans as readonly string[]).indexOf(plan);
    fc.assert(
      fc.property(choice, choice, (current, target) => {
        const [usual, ...others] = timingsOf({ ...current, isTrial: false }, target);
        if (rank(target.plan) > rank(current.plan)) expect([usual, ...others]).toEqual(['now']);
        if (rank(target.plan) < rank(current.plan)) {
          expect(usual).toBe('period_end');
          expect(others).toEqual(current.interval === 'yearly' ? ['now'] : []);
        }
      }),
    );
  });

  it('charges a yearly plan at once, and changes every trial at once', () => {
    const monthly = { plan: 'premium', interval: 'monthly' } as const;
    const yearly = { plan: 'premium', interval: 'yearly' } as const;
    expect(timingsOf({ ...monthly, isTrial: false }, yearly)).toEqual(['now']);
    expect(timingsOf({ ...yearly, isTrial: false }, monthly)).toEqual(['period_end', 'now']);
    expect(timingsOf({ ...yearly, isTrial: true }, monthly)).toEqual(['now']);
  });
});
