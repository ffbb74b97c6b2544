import { inject } from 'vitest';
import { type LocalStripeUnderTest, openLocalStripe, stripeOfProduct } from './local-stripe.ts';

/** The local Stripe of the running product that the API tests use. */
export const openProductStripe = (): LocalStripeUnderTest =>
  openLocalStripe(stripeOfProduct(inject('dataDir')));
