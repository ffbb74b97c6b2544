import type { Customer, Price } from '../store/stripe-store.ts';
import type { InvoiceLine, TaxId } from '../store/object-types.ts';
import { type TaxRate, taxRateOf } from './tax-rates.ts';

/** Where and how a customer is taxed. */
export interface Taxation {
  /** null where no tax is collected, or while the place is unknown. */
  rate: TaxRate | null;
  /** Whether a business with a VAT number accounts for the tax itself. */
  isReverseCharge: boolean;
  isPlaceKnown: boolean;
}

export type Address = NonNullable<Customer['address']>;
export type LineTax = NonNullable<InvoiceLine['taxes']>[number];

/** Creates an address from what the tax depends on. */
export const addressAt = (country: string, state: string | null = null): Address => ({
  city: null,
  country,
  line1: null,
  line2: null,
  postal_code: null,
  state,
});

export const taxationOf = (address: Address | null, taxIds: readonly TaxId[]): Taxation => {
  const rate = address?.country ? taxRateOf(address.country, address.state) : null;
  return { rate, isReverseCharge: rate?.name === 'VAT' && taxIds.length > 0, isPlaceKnown: address !== null };
};

/** Rounds half away from zero, so that a credit has the same tax as the charge. */
const rounded = (amount: number): number => Math.sign(amount) * Math.round(Math.abs(amount));

const taxIn = (amount: number, { basisPoints }: TaxRate, isInclusive: boolean): number =>
  rounded((amount * basisPoints) / (isInclusive ? 10_000 + basisPoints : 10_000));

/**
 * Returns the tax on an amount, in the same unit.
 * @param behavior `inclusive` if the amount contains the tax
 */
export const taxOf = (
  amount: number,
  behavior: Price['tax_behavior'],
  { rate, isReverseCharge }: Taxation,
): LineTax[] => {
  if (!rate) return [];
  const isInclusive = behavior === 'inclusive';
  const tax = isReverseCharge ? 0 : taxIn(amount, rate, isInclusive);
  return [
    {
      amount: tax,
      tax_behavior: isInclusive ? 'inclusive' : 'exclusive',
      tax_rate_details: { tax_rate: taxRateIdOf(rate) },
      taxability_reason: isReverseCharge ? 'reverse_charge' : 'standard_rated',
      taxable_amount: isInclusive ? amount - tax : amount,
      type: 'tax_rate_details',
    },
  ];
};

/** Returns the ID of a rate, which names its place: rates of the local Stripe never change. */
const taxRateIdOf = ({ country, state }: TaxRate): string =>
  `txr_${[country, state].filter(Boolean).join('_')}`;

/** Describes a tax for a page, e.g. `VAT (19%)`. */
export const describeTax = ({ tax_rate_details: details, taxability_reason: reason }: LineTax): string => {
  const [, country = '', state = null] = (details?.tax_rate ?? '').split('_');
  const rate = taxRateOf(country, state);
  if (!rate) return 'Tax';
  return reason === 'reverse_charge'
    ? `${rate.name} (reverse charge)`
    : `${rate.name} (${rate.basisPoints / 100}%)`;
};

/** Describes a tax in a list of amounts, e.g. `VAT (19%), included`. */
export const describeTaxRow = (tax: LineTax): string =>
  `${describeTax(tax)}${tax.tax_behavior === 'inclusive' ? ', included' : ''}`;

/** Returns the part of taxes that is added to the price. */
export const addedTax = (taxes: readonly LineTax[]): number =>
  taxes.reduce((sum, { amount, tax_behavior }) => sum + (tax_behavior === 'exclusive' ? amount : 0), 0);

/** Adds up taxes of several lines by rate and behavior. */
export const totalTaxes = (taxes: readonly LineTax[]): LineTax[] => {
  const totals = new Map<string, LineTax>();
  for (const tax of taxes) {
    const key = `${tax.tax_rate_details?.tax_rate} ${tax.tax_behavior} ${tax.taxability_reason}`;
    const before = totals.get(key);
    totals.set(key, {
      ...tax,
      amount: tax.amount + (before?.amount ?? 0),
      taxable_amount: (tax.taxable_amount ?? 0) + (before?.taxable_amount ?? 0),
    });
  }
  return [...totals.values()];
};
