/** Maximum number of given values of which pairs are compared: more would allow almost any number. */
const MAX_PAIRED = 12;

const round = (value: number): number => Number(value.toFixed(2));
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const numeric = (value: unknown): number | null =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' && /^-?\d+(?:\.\d+)?$/u.test(value.trim())
      ? Number(value)
      : null;

const listsIn = (value: unknown): unknown[][] => {
  if (Array.isArray(value)) return [value, ...value.flatMap(listsIn)];
  return isObject(value) ? Object.values(value).flatMap(listsIn) : [];
};

const statistics = (values: readonly number[]): number[] => {
  const sum = values.reduce((all, one) => all + one, 0);
  return [
    sum,
    round(sum),
    round(sum / values.length),
    Math.round(sum / values.length),
    Math.min(...values),
    Math.max(...values),
  ];
};

/** Products of the numbers of a row, such as quantity times price, also with the rates of the whole. */
const productsOf = (list: readonly unknown[], rates: readonly number[]): number[] => {
  const products = list.filter(isObject).flatMap((row) => {
    const values = Object.values(row).flatMap((value) => numeric(value) ?? []);
    return values.length >= 2 ? [values.reduce((all, one) => all * one, 1), values[0]! * values[1]!] : [];
  });
  if (products.length === 0) return [];
  const total = list.filter(isObject).reduce((sum, row) => {
    const values = Object.values(row).flatMap((value) => numeric(value) ?? []);
    return sum + (values.length >= 2 ? values[0]! * values[1]! : 0);
  }, 0);
  return [...products, total]
    .flatMap((value) => [
      value,
      ...rates.flatMap((rate) => [value * (1 + rate / 100), (value * rate) / 100, value * (1 - rate / 100)]),
    ])
    .map(round);
};

/** Counts of the equal texts of a column: two of three records are bugs. */
const countsOf = (list: readonly unknown[]): number[] => {
  const values = list.filter(isObject).flatMap((row) => Object.values(row));
  const texts = [...values, ...list].filter((value) => typeof value === 'string');
  return texts.map((text) => texts.filter((other) => other === text).length);
};

/** Maximum number of given values that may be multiplied and divided. */
const MAX_MULTIPLIED = 6;
/** Months of a year: 20 a month are 240 a year. */
const YEAR = 12;

/** Products and whole quotients of pairs, and years of monthly values. */
const multipliedFrom = (distinct: readonly number[]): number[] => {
  const pairs = distinct.flatMap((one) =>
    distinct.filter((other) => other !== one && other > 1).map((other) => [one, other] as const),
  );
  return [
    ...distinct.map((one) => one * YEAR),
    ...distinct.map((one) => one / YEAR).filter(Number.isInteger),
    ...pairs.map(([one, other]) => one * other),
    ...pairs.map(([one, other]) => one / other).filter(Number.isInteger),
  ].map(round);
};

const ratesIn = (value: unknown): number[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([name, one]) =>
        /percent|tax|vat|rate|mwst|discount|rabatt/iu.test(name) ? (numeric(one) ?? []) : [],
      )
    : [];

/**
 * Returns the numbers that follow from given ones: counts, sums, averages, extremes, products of rows with their rates,
 * and sums, differences, shares, growth and, of a few values, products of pairs.
 */
export const derivedFrom = (given: unknown, raw: readonly number[]): Set<number> => {
  const found = new Set<number>();
  const rates = ratesIn(given);
  for (const list of listsIn(given)) {
    for (const count of [list.length, ...countsOf(list)]) found.add(count);
    const names = new Set(list.filter(isObject).flatMap((row) => Object.keys(row)));
    const columns = [...names].map((name) =>
      list.flatMap((row) => (isObject(row) ? (numeric(row[name]) ?? []) : [])),
    );
    const own = list.flatMap((one) => numeric(one) ?? []);
    for (const values of [...columns, own])
      if (values.length > 0) for (const value of statistics(values)) found.add(value);
    for (const value of productsOf(list, rates)) for (const each of [value, Math.abs(value)]) found.add(each);
  }
  const distinct = [...new Set(raw)];
  if (distinct.length > MAX_PAIRED) return found;
  if (distinct.length <= MAX_MULTIPLIED) for (const value of multipliedFrom(distinct)) found.add(value);
  for (const one of distinct)
    for (const other of distinct) {
      found.add(round(one + other));
      found.add(round(Math.abs(one - other)));
      if (other !== 0) {
        const share = (one / other) * 100;
        for (const value of [share, 100 - share, share - 100])
          if (value > 0 && (value <= 100 || value === share - 100))
            for (const each of [round(value), Math.round(value), Number(value.toFixed(1))]) found.add(each);
      }
    }
  return found;
};
