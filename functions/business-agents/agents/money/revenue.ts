import type Big from 'big.js';
import type * as z from 'zod';
import type { LocalDate } from '#shared/time/local-date.ts';
import { defineAction } from '../action.ts';
import { choice, count, day, fields, list, text } from '../fields.ts';
import { grouped } from '../group-by.ts';
import { currency, decimalFrom, sumOf, written } from './amount.ts';
import { lastDaysOfMonths } from './months.ts';

/** Payments per year. A year has 52 weekly payments. */
const PAYMENTS = { week: 52, month: 12, quarter: 4, year: 1 } as const;
/** Number of months in the trend. */
const MONTHS = 12;

const alsoCalled = new Map([
  ['weekly', 'week'],
  ['monthly', 'month'],
  ['quarterly', 'quarter'],
  ['yearly', 'year'],
  ['annual', 'year'],
  ['annually', 'year'],
] as const);

const subscription = fields({
  plan: text().optional(),
  amount: decimalFrom(0),
  interval: choice(['week', 'month', 'quarter', 'year'], alsoCalled).default('month'),
  quantity: count(1_000_000).default(1),
  currency: currency.optional(),
  started: day.optional(),
  /** The first day after the subscription ended. */
  ended: day.nullish(),
});
type Subscription = z.output<typeof subscription>;

/** Returns the yearly revenue of a subscription. Exact, since nothing is divided. */
const yearly = ({ amount, quantity, interval }: Subscription): Big =>
  amount.times(quantity).times(PAYMENTS[interval]);

const runsOn =
  (date: LocalDate) =>
  (one: Subscription): boolean =>
    (one.started ?? date) <= date && (!one.ended || one.ended > date);

const yearlySum = (running: readonly Subscription[]): Big => sumOf(running.map(yearly));
const monthOf = (year: Big): Big => year.div(12);

const figuresOf = (all: readonly Subscription[], today: LocalDate, code: string | null) => {
  const running = all.filter(runsOn(today));
  const year = yearlySum(running);
  const seats = running.reduce((sum, { quantity }) => sum + quantity, 0);
  const months = lastDaysOfMonths(today, MONTHS);
  const dated = all.some(({ started, ended }) => started ?? ended);
  return {
    currency: code,
    mrr: written(monthOf(year), code),
    arr: written(year, code),
    active: seats,
    average_per_active: seats === 0 ? null : written(year.div(12 * seats), code),
    by_plan: grouped(running, ({ plan }) => plan ?? null).map(([plan, those]) => ({
      plan,
      active: those.reduce((sum, { quantity }) => sum + quantity, 0),
      mrr: written(monthOf(yearlySum(those)), code),
    })),
    ...(dated && {
      by_month: months.map((date) => ({
        month: date.slice(0, 7),
        mrr: written(monthOf(yearlySum(all.filter(runsOn(date)))), code),
      })),
    }),
  };
};

/**
 * Calculates recurring revenue of the current subscriptions by plan, with a 12-month trend, separately for each
 * currency.
 */
export const revenue = defineAction(
  fields({ subscriptions: list(subscription), currency: currency.optional(), today: day.optional() }),
  ({ subscriptions, currency: whole, today: asked }, { today, words: { t } }) => {
    const date = asked ?? today;
    const by_currency = grouped(subscriptions, (one) => one.currency ?? whole ?? null).map(([code, those]) =>
      figuresOf(those, date, code),
    );
    const sums = by_currency.map(({ mrr, currency: code }) => [mrr, code].filter(Boolean).join(' '));
    return {
      message: t('Monthly recurring revenue: {sums}.', { sums: sums.join(', ') }),
      result: { date, by_currency },
    };
  },
);
