import type { StripeStore, Price } from '../store/stripe-store.ts';
import type { CurrencyOptions } from '../store/object-types.ts';
import { invalid } from '../http/stripe-error.ts';

const ownOption = ({ unit_amount, unit_amount_decimal, tax_behavior }: Price): CurrencyOptions[string] => ({
  custom_unit_amount: null,
  tax_behavior,
  unit_amount,
  unit_amount_decimal,
});

/** Returns the amounts of a price by currency, including its own, as `currency_options` of the API. */
export const currencyOptionsOf = (stripeStore: StripeStore, price: Price): CurrencyOptions => ({
  // Prices from before there were several currencies have no options.
  ...stripeStore.facts('price', price.id)?.currencyOptions,
  [price.currency]: ownOption(price),
});

/** Returns whether a price can be charged in a currency. */
export const isSoldIn = (stripeStore: StripeStore, price: Price, currency: string): boolean =>
  currencyOptionsOf(stripeStore, price)[currency] !== undefined;

/**
 * Returns a price with the amount and tax behavior of a currency, for calculations and pages. The API itself always
 * returns a price in its own currency.
 * @throws Refusal for a currency without an option
 */
export const priceIn = (stripeStore: StripeStore, price: Price, currency: string): Price => {
  const options = currencyOptionsOf(stripeStore, price);
  const option = options[currency];
  if (!option)
    throw invalid(
      `The price specified supports currencies of \`${Object.keys(options).join('`, `')}\`. This doesn't match the expected currency: \`${currency}\`.`,
      'currency',
    );
  return {
    ...price,
    currency,
    unit_amount: option.unit_amount,
    unit_amount_decimal: option.unit_amount_decimal,
    tax_behavior: option.tax_behavior,
  };
};
