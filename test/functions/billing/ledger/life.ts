import fc from 'fast-check';
import {
  allowances,
  type CurrencyName,
  DAY,
  type IntervalName,
  packs,
  type PackName,
  type PlanName,
  prices,
} from './tariff.ts';

/** What a subscriber, the bank or staff does. `which` picks a payment, newest first. */
export type Act =
  | { kind: 'subscribe'; plan: PlanName; interval: IntervalName; isCardGood: boolean; currency: CurrencyName }
  | { kind: 'change'; plan: PlanName; interval: IntervalName }
  | { kind: 'change in app'; plan: PlanName; interval: IntervalName; isAtOnce: boolean }
  | { kind: 'card'; isGood: boolean }
  | { kind: 'cancel' | 'resume' | 'delete' }
  | { kind: 'buy'; pack: PackName; currency: CurrencyName }
  | { kind: 'spend'; credits: number }
  | { kind: 'refund' | 'fail refund' | 'dispute'; which: number }
  | { kind: 'close dispute'; which: number; isWon: boolean };

/** All kinds of actions. */
export const acts: readonly Act['kind'][] = [
  ...([
    'subscribe',
    'change',
    'change in app',
    'card',
    'cancel',
    'resume',
    'delete',
    'buy',
    'spend',
  ] as const),
  ...(['refund', 'fail refund', 'dispute', 'close dispute'] as const),
];

interface Step {
  /** Seconds since the previous step. */
  wait: number;
  act: Act;
}

/** A user from the sign-up on. */
export interface Life {
  /** Seconds from the end of the previous life to the sign-up, so that lives begin on any day of the year. */
  pause: number;
  steps: Step[];
}

const constant = <const Kind extends string>(kind: Kind) => fc.constant(kind);
const plan = fc.constantFrom(
  ...(Object.keys(allowances) as (PlanName | 'free')[]).filter((name) => name !== 'free'),
);
const currency = fc.constantFrom(...(Object.keys(prices) as CurrencyName[]));
const interval = fc.constantFrom<IntervalName>('monthly', 'yearly');
const which = fc.constantFrom(0, 0, 0, 1, 2);
const mostly = (value: boolean) => fc.constantFrom(value, value, value, !value);

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: constant('subscribe'),
      plan,
      interval,
      isCardGood: mostly(true),
      currency,
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: constant('change'), plan, interval }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: constant('change in app'), plan, interval, isAtOnce: fc.boolean() }),
  },
  { weight: 4, arbitrary: fc.record({ kind: constant('card'), isGood: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constantFrom('cancel' as const, 'resume' as const, 'resume' as const) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: constant('spend'), credits: fc.integer({ min: 1, max: 3_500 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: constant('buy'),
      pack: fc.constantFrom(...(Object.keys(packs) as PackName[])),
      currency,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('refund' as const, 'fail refund' as const, 'dispute' as const),
      which,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: constant('close dispute'), which, isWon: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: constant('delete') }) },
);

/** Returns random lives of up to 40 steps. @param longestWait days between two steps: more make a life cheaper to play */
export const livesWith = (longestWait: number): fc.Arbitrary<Life> =>
  fc.record({
    pause: fc.integer({ min: 0, max: 31 * DAY }),
    steps: fc.array(fc.record({ wait: fc.integer({ min: 60, max: longestWait * DAY }), act: anyAct }), {
      maxLength: 40,
      size: 'max',
    }),
  });
