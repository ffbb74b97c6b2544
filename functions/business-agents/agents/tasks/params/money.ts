import { amountsIn } from '../../../common/text/amounts.ts';
import { fieldOf, isObject, known, listIn, numberFrom, objectOf } from '../data.ts';
import type { ReadParams } from '../reading.ts';
import { readCashFlow } from './cash-flow.ts';
import { readChurn } from './churn.ts';
import { readInvoice } from './invoice.ts';
import { before as w, percentBy } from './near-number.ts';
import { readRevenue } from './revenue.ts';

const costBefore = w(
  String.raw`(?:unit |variable |my |production |making )?costs?(?: price)?(?: per (?:unit|piece|item|jar|bottle)| each| pro stück| je stück)?(?: of| is| are| at| us)?:?|buy(?:ing)?(?: \p{L}+){0,2} (?:at|for)|bought at|purchase price|at cost|stückkosten(?: von)?:?|einkauf(?:spreis)?(?: von| zu)?:?|einkaufen für|kostet(?: mich| uns)?|costs? (?:me|us)|made for|make \p{L}+ for|produce \p{L}+ for`,
);
const fixedBefore = w(
  String.raw`fix(?:ed)?(?: |-)?(?:costs?|kosten)?(?: of| are| von)?:?|overheads?(?: of)?|rent(?: of)?`,
);
const fixedAfter =
  /^\s?(?:€|euros?|dollars?|pounds?)?\s?(?:(?:of |in |a month (?:of |in )?)?(?:fix(?:ed)? ?costs?|fixkosten|overheads?))(?!\p{L})/iu;
const costAfter =
  /^\s?(?:€|euros?|dollars?|pounds?)?\s?(?:to (?:make|produce|buy|source)|(?:in |of )?(?:unit |production )?costs?|for (?:materials?|ingredients)|stückkosten|einkauf)(?!\p{L})/iu;
const unitsAfter = /^\s?(?:units|pieces|sales|stück|pcs)\b/iu;

const readPricing: ReadParams = (task) => {
  const { text, data, language } = task;
  const fields = objectOf(data);
  const one = (names: readonly string[]): unknown => numberFrom(fieldOf(fields, names), task);
  const list =
    listIn(
      fieldOf(fields, ['prices', 'price', 'options', 'preise']) ?? (Array.isArray(data) ? data : []),
      [],
    ) ?? [];
  const given = (
    list.length === 0 && fieldOf(fields, ['price', 'preis']) !== undefined
      ? [fieldOf(fields, ['price', 'preis'])]
      : list
  ).map((price) =>
    isObject(price)
      ? known({
          name: fieldOf(price, ['name', 'plan', 'label']),
          price: numberFrom(fieldOf(price, ['price', 'amount', 'preis']), task),
          units: numberFrom(fieldOf(price, ['units', 'quantity', 'qty', 'sales', 'stück']), task),
        })
      : { price: numberFrom(price, task) },
  );
  const plain = amountsIn(text, language).filter(({ isPercent }) => !isPercent);
  const cost = plain.find(
    ({ start, end }) =>
      (costBefore.test(text.slice(0, start)) || costAfter.test(text.slice(end))) &&
      !fixedBefore.test(text.slice(0, start)) &&
      !fixedAfter.test(text.slice(end)) &&
      !unitsAfter.test(text.slice(end)),
  );
  const fixed = plain.find(
    ({ start, end }) => fixedBefore.test(text.slice(0, start)) || fixedAfter.test(text.slice(end)),
  );
  const target =
    percentBy(
      task,
      w(String.raw`margin(?: of)?|marge(?: von)?|target(?: margin)?(?: of)?`),
      /^\s?(?:target )?(?:gross )?(?:margin|marge)/iu,
    ) ?? one(['target_margin_percent', 'target_margin', 'margin', 'zielmarge']);
  if (typeof target === 'number' && target >= 100) return { question: 'margin' };
  const unit_cost =
    one(['unit_cost', 'cost', 'unitcost', 'cost_per_unit', 'stückkosten', 'kosten', 'einkauf']) ??
    cost?.value;
  const units = plain.filter(({ end }) => unitsAfter.test(text.slice(end)));
  const inText = plain
    .filter((amount) => amount !== cost && amount !== fixed && !units.includes(amount))
    .map(({ value, end }) => {
      const sold = units.find(({ start }) => start >= end && start - end < 12);
      return { price: value, ...(sold && { units: sold.value }) };
    });
  const ofTarget =
    typeof target === 'number' && typeof unit_cost === 'number'
      ? [{ price: Number((unit_cost / (1 - target / 100)).toFixed(2)) }]
      : [];
  const prices = given.length > 0 ? given : inText.length > 0 ? inText : ofTarget;
  if (prices.length === 0) return { question: 'pricing' };
  if (unit_cost === undefined) return { question: 'unit_cost' };
  return {
    params: known({
      prices,
      unit_cost,
      fixed_costs: one(['fixed_costs', 'fixed', 'overheads', 'fixkosten']) ?? fixed?.value,
      target_margin_percent: target,
      currency:
        fieldOf(fields, ['currency', 'währung']) ??
        plain.find(({ currency }) => currency !== null)?.currency ??
        undefined,
    }),
  };
};

/** Reads the parameters of the money agent's actions. */
export const moneyParams: Readonly<Record<string, ReadParams>> = {
  revenue: readRevenue,
  churn: readChurn,
  pricing: readPricing,
  cash_flow: readCashFlow,
  invoice_totals: readInvoice,
};
