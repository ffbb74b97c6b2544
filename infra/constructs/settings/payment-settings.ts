import { CfnParameter, type Stack } from 'aws-cdk-lib';

/** The endpoint for payments. */
export interface PaymentSettings {
  apiBase: string;
}

export const createPaymentSettings = (stack: Stack): PaymentSettings => ({
  apiBase: new CfnParameter(stack, 'StripeApiBase', {
    default: 'https://api.stripe.com',
    description: 'Base URL of the Stripe API or a compatible server.',
  }).valueAsString,
});
