import Big from 'big.js';
import type * as z from 'zod';
import { defineAction } from '../action.ts';
import { day, fields, list, text } from '../fields.ts';
import { grouped } from '../group-by.ts';
import { currency, decimal, Exact, oneCurrency, sumOf, written } from './amount.ts';

const movement = fields({
  date: day,
  /** Positive for income, negative for expenses. */
  amount: decimal,
  label: text().optional(),
  currency: currency.optional(),
});
type Movement = z.output<typeof movement>;

const ZERO = new Exact(0);

/** Returns the balance after each movement. Movements of the same day keep their order. */
const running = (opening: Big, movements: readonly Movement[]) => {
  let balance = opening;
  return movements.map((one) => {
    balance = balance.plus(one.amount);
    return { ...one, balance };
  });
};

const monthsOf = (opening: Big, movements: readonly Movement[]) => {
  let balance = opening;
  return grouped(movements, ({ date }) => date.slice(0, 7)).map(([month, those]) => {
    const amounts = those.map(({ amount }) => amount);
    const money_in = sumOf(amounts.filter((amount) => amount.gt(0)));
    const money_out = sumOf(amounts.filter((amount) => amount.lt(0)));
    balance = balance.plus(money_in).plus(money_out);
    return { month, money_in, money_out, net: money_in.plus(money_out), balance };
  });
};

const monthsBetween = (first: string, last: string): number => {
  const at = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  return at(last) - at(first) + 1;
};

/**
 * Calculates the running balance, the monthly totals, the lowest point and how many months the money lasts at the
 * average monthly flow, rounded down to one decimal.
 */
export const cashFlow = defineAction(
  fields({
    opening_balance: decimal.default(ZERO),
    movements: list(movement),
    currency: currency.optional(),
  }),
  ({ opening_balance: opening, movements, currency: whole }, { words: { t } }) => {
    const code = oneCurrency(whole, movements, 'movements');
    const sorted = movements.toSorted((one, other) => one.date.localeCompare(other.date));
    const lines = running(opening, sorted);
    const months = monthsOf(opening, sorted);
    const closing = lines.at(-1)?.balance ?? opening;
    const span = monthsBetween(months[0]?.month ?? '', months.at(-1)?.month ?? '');
    const change = closing.minus(opening);
    const lasts = change.lt(0) && closing.gt(0) ? closing.times(span).div(change.neg()) : null;
    const lowest = lines.reduce((low, line) => (line.balance.lt(low.balance) ? line : low), lines[0]!);
    const said = (amount: Big): string => written(amount, code);
    return {
      message: t('Final balance: {balance}.', { balance: said(closing) }),
      result: {
        currency: code,
        opening_balance: said(opening),
        closing_balance: said(closing),
        lowest: { date: lowest.date, balance: said(lowest.balance) },
        first_day_below_zero: lines.find(({ balance }) => balance.lt(0))?.date ?? null,
        average_month: said(change.div(span)),
        runway_months: lasts?.round(1, Big.roundDown).toFixed(1) ?? null,
        months: months.map(({ month, money_in, money_out, net, balance }) => ({
          month,
          money_in: said(money_in),
          money_out: said(money_out),
          net: said(net),
          balance: said(balance),
        })),
        movements: lines.map(({ date, label, amount, balance }) => ({
          date,
          label: label ?? null,
          amount: said(amount),
          balance: said(balance),
        })),
      },
    };
  },
);
