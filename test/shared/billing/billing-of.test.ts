import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billingAt } from '#shared/billing/billing-at.ts';
import { billingOf, type SubscriptionFact } from '#shared/billing/billing-of.ts';
import { noSubscription, subscriptionStatus } from '#shared/billing/schema.ts';
import { statusOf } from '#shared/billing/status-of.ts';
import { currencies } from '#shared/plans/currencies.ts';
import { intervals, isAtLeast, paidPlans } from '#shared/plans/tiers.ts';

const START = 1_795_262_400;
const MONTH = 30 * 86_400;
const fact = (more: Partial<SubscriptionFact> = {}): SubscriptionFact => ({
  id: 'sub_1',
  status: 'active',
  created: START,
  plan: 'basic',
  interval: 'monthly',
  trial_end: null,
  trial_refused: null,
  period_start: START,
  period_end: START + MONTH,
  ends_at: null,
  anchor: START,
  paid_from: START,
  paid_until: START + MONTH,
  next_attempt: null,
  pay_by: null,
  price: { amount: 799, currency: 'usd' },
  tax: 'added',
  currency: 'usd',
  ...more,
});
const iso = (seconds: number): string => new Date(seconds * 1_000).toISOString();

const statuses = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
  'incomplete',
  'incomplete_expired',
];
const anyFact = fc.record({
  id: fc.stringMatching(/^sub_[a-z]{6}$/),
  status: fc.constantFrom(...statuses),
  created: fc.integer({ min: START, max: START + 5 }),
  plan: fc.constantFrom(...paidPlans, null),
  interval: fc.constantFrom(...intervals),
  trial_end: fc.constantFrom(null, START + 7 * 86_400),
  trial_refused: fc.constantFrom(null, 'card' as const),
  period_start: fc.constant(START),
  period_end: fc.constant(START + MONTH),
  ends_at: fc.constantFrom(null, START + MONTH),
  anchor: fc.constant(START),
  paid_from: fc.constantFrom(null, START),
  paid_until: fc.constantFrom(null, START + MONTH),
  next_attempt: fc.constant(null),
  pay_by: fc.constant(null),
  price: fc.constant({ amount: 799, currency: 'usd' }),
  tax: fc.constant(null),
  currency: fc.constantFrom(...currencies),
});
const facts = fc.uniqueArray(anyFact, { selector: ({ id }) => id, maxLength: 6 });

describe('The billing state of subscriptions', () => {
  it('SUBS-05 shows no plan without a subscription', () => {
    expect(statusOf(billingOf([]))).toEqual(noSubscription);
  });

  it.each([
    ['trialing', true],
    ['active', true],
    ['past_due', true],
    ['unpaid', false],
    ['paused', false],
    ['incomplete', false],
    ['incomplete_expired', false],
    ['canceled', false],
    ['a status of tomorrow', false],
  ])('maps the status %s to a plan or none', (status, subscribed) => {
    const state = billingOf([fact({ status })]);
    expect(statusOf(state)).toMatchObject({ subscribed, has_billing: true });
    expect(state.stripe_status).toBe(status);
  });

  it('uses the highest plan, and the newest of equal ones', () => {
    const two = [fact({ id: 'sub_a', plan: 'premium' }), fact({ id: 'sub_b', created: START + 9 })];
    expect(billingOf(two)).toMatchObject({ plan: 'premium', subscription_id: 'sub_a' });
    const equal = [fact({ id: 'sub_a' }), fact({ id: 'sub_b', created: START + 9, interval: 'yearly' })];
    expect(billingOf(equal)).toMatchObject({ subscription_id: 'sub_b', interval: 'yearly' });
  });

  it('ignores a price that is not ours', () => {
    expect(billingOf([fact({ plan: null })])).toMatchObject({ plan: null, has_billing: true });
  });

  it('reports a scheduled end and a failed payment', () => {
    expect(statusOf(billingOf([fact({ ends_at: START + 86_400 })]))).toMatchObject({
      subscription_end: iso(START + 86_400),
      cancels_at_end: true,
    });
    expect(statusOf(billingOf([fact({ status: 'past_due' })]))).toMatchObject({ payment_failed: true });
  });

  it('renews a plan that ends in a later period until then', () => {
    expect(statusOf(billingOf([fact({ ends_at: START + 2 * MONTH })]))).toMatchObject({
      subscription_end: iso(START + MONTH),
      cancels_at_end: false,
    });
  });

  it.each([
    ['renewed', null, 4 * 86_400],
    ['cancelled', START + MONTH, 0],
  ])('ends a plan that was %s when Stripe sends no further event', (_what, ends_at, grace) => {
    const state = billingOf([fact({ ends_at, trial_end: START })]);
    const at = (seconds: number) => statusOf(billingAt(state, new Date(seconds * 1_000)));
    expect(at(START + MONTH + grace - 1)).toMatchObject({ subscribed: true, subscription_tier: 'basic' });
    expect(at(START + MONTH + grace)).toEqual({
      ...noSubscription,
      currency: 'usd',
      trial_available: false,
      has_billing: true,
    });
  });

  it('shows the end of a running trial and remembers that there was one', () => {
    const trial = { trial_end: START + 7 * 86_400, status: 'trialing' };
    expect(statusOf(billingOf([fact(trial)]))).toMatchObject({
      trial_active: true,
      trial_end: iso(START + 7 * 86_400),
      trial_available: false,
    });
    for (const status of ['active', 'canceled'])
      expect(statusOf(billingOf([fact({ ...trial, status })]))).toMatchObject({
        trial_active: false,
        trial_end: null,
        trial_available: false,
      });
  });

  it('names no attempt to charge a failed first payment after its deadline, since the plan has ended then', () => {
    const unpaid = { status: 'past_due', paid_until: null, pay_by: START + 7 * 86_400 };
    const nextOf = (next_attempt: number) =>
      statusOf(billingOf([fact({ ...unpaid, next_attempt })])).next_charge;
    expect(nextOf(START + 3 * 86_400)).toBe(iso(START + 3 * 86_400));
    expect(nextOf(START + 8 * 86_400)).toBeNull();
  });

  it('prefers a subscription with an open payment to one that has ended', () => {
    const over = fact({ id: 'sub_b', status: 'canceled', created: START + 9 });
    expect(billingOf([fact({ status: 'unpaid' }), over]).stripe_status).toBe('unpaid');
  });

  it('gives the same valid result in any order, never below an active plan', () => {
    fc.assert(
      fc.property(
        facts.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        ([list, shuffled]) => {
          const state = billingOf(list);
          expect(billingOf(shuffled)).toEqual(state);
          expect(subscriptionStatus.safeParse(statusOf(state)).success).toBe(true);
          const counting = list.filter(
            ({ status, plan, trial_refused, paid_until }) =>
              plan &&
              !trial_refused &&
              (['trialing', 'active'].includes(status) || (status === 'past_due' && paid_until !== null)),
          );
          for (const { plan } of counting) expect(isAtLeast(state.plan ?? 'free', plan!)).toBe(true);
          if (counting.length === 0) expect(state.plan).toBeNull();
        },
      ),
    );
  });
});
