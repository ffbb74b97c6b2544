import type Big from 'big.js';
import { defineAction, unfit } from '../action.ts';
import { fieldFaults, fields, number } from '../fields.ts';
import { currency, decimalFrom, Exact, percent, percentOf, written } from './amount.ts';

const ONE = new Exact(1);

/** Returns gross and net revenue retention relative to the starting revenue. */
const revenueKept = (start: Big, lost: Big, added: Big) => ({
  gross_retention_percent: percentOf(start.minus(lost).div(start)),
  net_retention_percent: percentOf(start.minus(lost).plus(added).div(start)),
});

/**
 * Calculates customer churn, average lifetime and lifetime value (monthly revenue × margin ÷ monthly churn). A period
 * of several months is averaged.
 */
export const churn = defineAction(
  fields({
    customers_at_start: decimalFrom(1),
    customers_lost: decimalFrom(0),
    customers_new: decimalFrom(0).optional(),
    months: number(0.1, 120).default(1),
    revenue_per_customer: decimalFrom(0).optional(),
    gross_margin_percent: percent().optional(),
    revenue_at_start: decimalFrom(0.01).optional(),
    revenue_lost: decimalFrom(0).optional(),
    revenue_added: decimalFrom(0).optional(),
    currency: currency.optional(),
  }),
  (data, { words: { t } }) => {
    const { customers_at_start: start, customers_lost: lost, months, currency: code = null } = data;
    if (lost.gt(start)) throw unfit([{ field: 'customers_lost', message: fieldFaults.range }]);
    if (data.revenue_at_start && data.revenue_lost?.gt(data.revenue_at_start))
      throw unfit([{ field: 'revenue_lost', message: fieldFaults.range }]);
    const left = lost.div(start);
    const customerMonths = start.times(months);
    const margin = (data.gross_margin_percent ?? new Exact(100)).div(100);
    const brings = data.revenue_per_customer?.times(margin);
    const noneLeft = lost.eq(0);
    return {
      message: t('{churn}% of customers left.', { churn: percentOf(left) }),
      result: {
        churn_percent: percentOf(left),
        retention_percent: percentOf(ONE.minus(left)),
        monthly_churn_percent: percentOf(lost.div(customerMonths)),
        customers_at_end: start
          .minus(lost)
          .plus(data.customers_new ?? 0)
          .toFixed(),
        // Without churn the lifetime is unknown.
        average_lifetime_months: noneLeft ? null : customerMonths.div(lost).round(1).toFixed(1),
        lifetime_value: brings && !noneLeft ? written(brings.times(customerMonths).div(lost), code) : null,
        currency: code,
        ...(data.revenue_at_start &&
          revenueKept(
            data.revenue_at_start,
            data.revenue_lost ?? new Exact(0),
            data.revenue_added ?? new Exact(0),
          )),
      },
    };
  },
);
