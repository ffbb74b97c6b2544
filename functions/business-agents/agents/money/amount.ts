import Big from 'big.js';
import * as z from 'zod';
import { unfit } from '../action.ts';
import { fieldFaults, PLAIN_DECIMAL } from '../fields.ts';

/** Decimals of a division, which is done last. Everything else is exact: 0.1 and 0.2 are 0.3. */
const DIVISION_DECIMALS = 20;

/** Exact decimal numbers, with settings of their own. Halves are rounded away from zero: 0.005 is 0.01, -0.005 is -0.01. */
export const Exact = Big();
Exact.DP = DIVISION_DECIMALS;
Exact.RM = Big.roundHalfUp;

/**
 * A decimal number, as JSON's own or as text: '1234.50'. Thousands are not separated: nobody could tell them from
 * decimals.
 */
export const decimal = z
  .union([z.number(), z.string()], fieldFaults.number)
  .transform((value, context): Big => {
    const plain = typeof value === 'number' ? new Exact(value).toFixed() : value.trim();
    if (PLAIN_DECIMAL.test(plain)) return new Exact(plain);
    context.addIssue({ code: 'custom', message: fieldFaults.number });
    return z.NEVER;
  });

/** A decimal number between two, the ends included. */
export const decimalFrom = (least: number, most = 1e15) =>
  decimal.refine((value) => value.gte(least) && value.lte(most), fieldFaults.range);

/** A percentage: 19 is 19 %. */
export const percent = (most = 100) => decimalFrom(0, most);

export const moneyFaults = {
  currency: 'Please give a currency by its three letters, such as EUR.',
  mixed: 'This is another currency than the first one. Please run them one by one.',
} as const;

export const currency = z
  .string(moneyFaults.currency)
  .trim()
  .regex(/^[a-z]{3}$/i, moneyFaults.currency)
  .transform((code) => code.toUpperCase());

/** Decimals of a currency's smallest part: 2 for EUR and where none is named, 0 for JPY, 3 for KWD. */
const decimalsOf = (code: string | null): number =>
  code === null
    ? 2
    : (new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
        .maximumFractionDigits ?? 2);

/** Rounds to the currency's smallest part. */
export const rounded = (amount: Big, code: string | null): Big => amount.round(decimalsOf(code));

/** An amount as text, rounded to the currency's smallest part: no reader of JSON may spoil it. */
export const written = (amount: Big, code: string | null): string =>
  rounded(amount, code).toFixed(decimalsOf(code));

/** A percentage as text with two decimals. */
export const percentOf = (share: Big): string => share.times(100).round(2).toFixed(2);

/** @throws CodedError AGENT_DATA_UNFIT where more than one currency is named: amounts of two are never added */
export const oneCurrency = (
  whole: string | undefined,
  lines: readonly { currency?: string | undefined }[],
  field: string,
): string | null => {
  const first = whole ?? lines.find((line) => line.currency)?.currency ?? null;
  const others = lines.flatMap((line, at) => (line.currency && line.currency !== first ? [at] : []));
  if (others.length > 0)
    throw unfit(
      others.slice(0, 10).map((at) => ({ field: `${field}.${at}.currency`, message: moneyFaults.mixed })),
    );
  return first;
};

export const sumOf = (amounts: readonly Big[]): Big =>
  amounts.reduce((sum, amount) => sum.plus(amount), new Exact(0));
