import type Stripe from 'stripe';
import { currencies, DEFAULT_CURRENCY } from '#shared/plans/currencies.ts';
import type { Price } from '#shared/billing/billing-of.ts';
import { listPricesOf } from '#shared/plans/list-prices.ts';
import { cannotPay, reportForStaff } from '../../platform/payments/payments-failure.ts';
import type { AskStripe } from '../../platform/payments/stripe-client.ts';

/** @param price with its expanded currency options */
const amountIn = (price: Stripe.Price, currency: string): number | null | undefined =>
  price.currency === currency ? price.unit_amount : price.currency_options?.[currency]?.unit_amount;

/**
 * Returns prices by lookup key. Not cached, so that a new price applies immediately.
 * @param report called when Stripe charges another amount than the site shows
 */
export const createPrices = (ask: AskStripe, report: typeof reportForStaff = reportForStaff) => {
  /**
   * @returns the price with its amount in a currency
   * @throws CodedError PAYMENTS_UNAVAILABLE if Stripe is not set up (`infra/billing/`)
   */
  const find = (lookupKey: string, currency: string = DEFAULT_CURRENCY): Promise<Price & { id: string }> =>
    ask(async (stripe) => {
      const { data } = await stripe.prices.list({
        lookup_keys: [lookupKey],
        active: true,
        limit: 1,
        expand: ['data.currency_options'],
      });
      const [price] = data;
      const amount = price && amountIn(price, currency);
      if (price === undefined || amount == null)
        throw cannotPay('Stripe has no such price: run stripe:set-up.', { lookup_key: lookupKey, currency });
      const shown = listPricesOf(lookupKey);
      if (currencies.some((each) => shown?.[each] !== amountIn(price, each)))
        report('Stripe charges another price than the site shows: run stripe:set-up.', {
          lookup_key: lookupKey,
        });
      return { id: price.id, amount, currency };
    });
  return { find, idOf: async (lookupKey: string): Promise<string> => (await find(lookupKey)).id };
};

export type Prices = ReturnType<typeof createPrices>;
