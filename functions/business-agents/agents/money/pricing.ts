import Big from 'big.js';
import type * as z from 'zod';
import { defineAction } from '../action.ts';
import { fields, list, text } from '../fields.ts';
import { currency, decimalFrom, Exact, percent, percentOf, written } from './amount.ts';

const priced = fields({
  name: text().optional(),
  price: decimalFrom(0.01),
  units: decimalFrom(0).optional(),
});
type Priced = z.output<typeof priced>;

interface Costs {
  unit: Big;
  fixed: Big;
  code: string | null;
}

const figuresOf = ({ name, price, units }: Priced, { unit, fixed, code }: Costs) => {
  const margin = price.minus(unit);
  return {
    name: name ?? null,
    price: written(price, code),
    margin: written(margin, code),
    margin_percent: percentOf(margin.div(price)),
    markup_percent: unit.gt(0) ? percentOf(margin.div(unit)) : null,
    // Below cost every sale increases the loss, so there is no break-even point.
    break_even_units: margin.gt(0) ? fixed.div(margin).round(0, Big.roundUp).toFixed() : null,
    profit: units ? written(units.times(margin).minus(fixed), code) : null,
  };
};

/** Calculates the margin and break-even point of prices, and which of several prices earns most. */
export const pricing = defineAction(
  fields({
    prices: list(priced, 50),
    unit_cost: decimalFrom(0),
    fixed_costs: decimalFrom(0).optional(),
    target_margin_percent: percent(99.99).optional(),
    currency: currency.optional(),
  }),
  ({ prices, unit_cost, fixed_costs, target_margin_percent: target, currency: code = null }, { words }) => {
    const costs = { unit: unit_cost, fixed: fixed_costs ?? new Exact(0), code };
    const compared = prices.map((price) => figuresOf(price, costs));
    const best = compared
      .filter(({ profit }) => profit !== null)
      .toSorted((one, other) => new Exact(other.profit ?? 0).cmp(one.profit ?? 0))[0];
    const { t, plural } = words;
    return {
      message: best
        ? t('{price} earns the most: {profit}.', { price: best.price, profit: String(best.profit) })
        : plural(compared.length, 'One price calculated.', '{count} prices calculated.', {
            count: compared.length,
          }),
      result: {
        currency: code,
        prices: compared,
        best: best ? (best.name ?? best.price) : null,
        price_for_target: target ? written(unit_cost.div(new Exact(1).minus(target.div(100))), code) : null,
      },
    };
  },
);
