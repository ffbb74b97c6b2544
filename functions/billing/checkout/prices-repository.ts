import type { Price } from '#shared/billing/billing-of.ts';
import { cannotPay } from '../../platform/payments/payments-failure.ts';
import type { AskStripe } from '../../platform/payments/stripe-client.ts';

/** Returns price IDs by lookup key. Not cached, so that a new price applies immediately. */
export const createPrices = (ask: AskStripe) => {
  /** @throws CodedError PAYMENTS_UNAVAILABLE if Stripe is not set up (`infra/billing/`) */
  const find = (lookupKey: string): Promise<Price & { id: string }> =>
    ask(async (stripe) => {
      const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
      if (!data[0])
        throw cannotPay('Stripe has no such price: run stripe:set-up.', { lookup_key: lookupKey });
      const { id, unit_amount: amount, currency } = data[0];
      return { id, amount: amount ?? 0, currency };
    });
  return { find, idOf: async (lookupKey: string): Promise<string> => (await find(lookupKey)).id };
};

export type Prices = ReturnType<typeof createPrices>;
