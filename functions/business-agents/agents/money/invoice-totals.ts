import type Big from 'big.js';
import type * as z from 'zod';
import { defineAction } from '../action.ts';
import { fields, list, text, truth } from '../fields.ts';
import { grouped } from '../group-by.ts';
import {
  currency,
  decimal,
  decimalFrom,
  Exact,
  oneCurrency,
  percent,
  rounded,
  sumOf,
  written,
} from './amount.ts';

const HUNDRED = new Exact(100);
const ZERO = new Exact(0);

const line = fields({
  description: text().optional(),
  quantity: decimal.default(new Exact(1)),
  unit_price: decimal,
  discount_percent: percent().optional(),
  tax_percent: percent(1000).optional(),
  currency: currency.optional(),
});

const invoice = fields({
  lines: list(line),
  /** Default for lines without a rate. */
  tax_percent: percent(1000).default(ZERO),
  discount_percent: percent().optional(),
  prices_include_tax: truth.default(false),
  paid: decimalFrom(0).default(ZERO),
  currency: currency.optional(),
});

const less = (amount: Big, discount: Big | undefined): Big =>
  amount.times(HUNDRED.minus(discount ?? 0)).div(HUNDRED);

/**
 * Returns net and tax of all lines with the same rate. The tax is calculated on their sum and rounded once per rate.
 */
const taxed = (sum: Big, rate: Big, isIncluded: boolean, code: string | null) => {
  const whole = HUNDRED.plus(rate);
  const tax = rounded(sum.times(rate).div(isIncluded ? whole : HUNDRED), code);
  return { rate, net: isIncluded ? sum.minus(tax) : sum, tax };
};

const totalsOf = (data: z.output<typeof invoice>, code: string | null) => {
  const lines = data.lines.map((one) => ({
    ...one,
    amount: rounded(less(one.quantity.times(one.unit_price), one.discount_percent), code),
    rate: one.tax_percent ?? data.tax_percent,
  }));
  const rates = grouped(lines, ({ rate }) => rate.toFixed()).map(([rate, those]) => {
    const before = sumOf(those.map(({ amount }) => amount));
    const after = rounded(less(before, data.discount_percent), code);
    return { before, after, ...taxed(after, new Exact(rate), data.prices_include_tax, code) };
  });
  return { lines, rates };
};

/**
 * Calculates line totals, discounts, tax by rate and the total. Each line and each rate's discount and tax are rounded
 * to the currency's smallest unit, so that the printed amounts add up.
 */
export const invoiceTotals = defineAction(invoice, (data, { words: { t } }) => {
  const code = oneCurrency(data.currency, data.lines, 'lines');
  const { lines, rates } = totalsOf(data, code);
  const said = (amount: Big): string => written(amount, code);
  const subtotal = sumOf(rates.map(({ before }) => before));
  const net = sumOf(rates.map((rate) => rate.net));
  const tax = sumOf(rates.map((rate) => rate.tax));
  const total = net.plus(tax);
  const paid = rounded(data.paid, code);
  return {
    message: t('Invoice total: {total}.', { total: [said(total), code].filter(Boolean).join(' ') }),
    result: {
      currency: code,
      lines: lines.map(({ description, quantity, unit_price, amount, rate }) => ({
        description: description ?? null,
        quantity: quantity.toFixed(),
        unit_price: unit_price.toFixed(),
        amount: said(amount),
        tax_percent: rate.toFixed(),
      })),
      subtotal: said(subtotal),
      discount: said(subtotal.minus(sumOf(rates.map(({ after }) => after)))),
      net: said(net),
      taxes: rates.map((rate) => ({
        tax_percent: rate.rate.toFixed(),
        net: said(rate.net),
        tax: said(rate.tax),
      })),
      tax: said(tax),
      total: said(total),
      paid: said(paid),
      due: said(total.minus(paid)),
    },
  };
});
