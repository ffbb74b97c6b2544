import Big from 'big.js';
import * as z from 'zod';
import { unfit } from '../action.ts';
import { fieldFaults, PLAIN_DECIMAL } from '../fields.ts';

/** Decimal places of a division, which is always the last step. Everything else is exact: 0.1 + 0.2 is 0.3. */
const DIVISION_DECIMALS = 20;

/**
 * Exact decimals with their own settings. Halves are rounded away from zero: 0.005 becomes 0.01 and -0.005 becomes
 * -0.01.
 */
export const Exact = Big();
Exact.DP = DIVISION_DECIMALS;
Exact.RM = Big.roundHalfUp;

/**
 * Schema of a decimal as JSON number or text: '1234.50'. Thousands separators are rejected, as they could be decimal
 * separators.
 */
export const decimal = z
  .union([z.number(), z.string()], fieldFaults.number)
  .transform((value, context): Big => {
    const plain = typeof value === 'number' ? new Exact(value).toFixed() : value.trim();
    if (PLAIN_DECIMAL.test(plain)) return new Exact(plain);
    context.addIssue({ code: 'custom', message: fieldFaults.number });
    return z.NEVER;
  });

/** Schema of a decimal in an inclusive range. */
export const decimalFrom = (least: number, most = 1e15) =>
  decimal.refine((value) => value.gte(least) && value.lte(most), fieldFaults.range);

/** Schema of a percentage: 19 means 19 %. */
export const percent = (most = 100) => decimalFrom(0, most);

export const moneyFaults = {
  currency: 'Enter a three-letter currency code, such as EUR.',
  mixed: 'This currency differs from the first one. Run each currency separately.',
} as const;

export const currency = z
  .string(moneyFaults.currency)
  .trim()
  .regex(/^[a-z]{3}$/i, moneyFaults.currency)
  .transform((code) => code.toUpperCase());

/** Returns the decimal places of a currency: 2 for EUR and the default, 0 for JPY, 3 for KWD. */
const decimalsOf = (code: string | null): number =>
  code === null
    ? 2
    : (new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
        .maximumFractionDigits ?? 2);

/** Rounds to the currency's smallest unit. */
export const rounded = (amount: Big, code: string | null): Big => amount.round(decimalsOf(code));

/** Formats an amount as text, rounded to the currency's smallest unit, so that JSON parsers cannot lose precision. */
export const written = (amount: Big, code: string | null): string =>
  rounded(amount, code).toFixed(decimalsOf(code));

/** Formats a share as a percentage with two decimals. */
export const percentOf = (share: Big): string => share.times(100).round(2).toFixed(2);

/** @throws CodedError AGENT_DATA_UNFIT for more than one currency: amounts of different currencies are never added */
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
