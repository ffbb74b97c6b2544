import { cannotPay } from '../../platform/payments/payments-failure.ts';
import type { AskStripe } from '../../platform/payments/stripe-client.ts';

/** Returns price IDs by lookup key. Not cached, so that a new price applies immediately. */
export const createPrices = (ask: AskStripe) => ({
  /** @throws CodedError PAYMENTS_UNAVAILABLE if Stripe is not set up (`infra/billing/`) */
  idOf: (lookupKey: string): Promise<string> =>
    ask(async (stripe) => {
      const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
      if (!data[0])
        throw cannotPay('Stripe has no such price: run stripe:set-up.', { lookup_key: lookupKey });
      return data[0].id;
    }),
});

export type Prices = ReturnType<typeof createPrices>;
