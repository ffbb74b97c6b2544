import { CfnParameter, type Stack } from 'aws-cdk-lib';

/** The endpoint for payments, and whether taxes are calculated. */
export interface PaymentSettings {
  apiBase: string;
  /** `on` or `off`. */
  tax: string;
}

export const createPaymentSettings = (stack: Stack): PaymentSettings => ({
  apiBase: new CfnParameter(stack, 'StripeApiBase', {
    default: 'https://api.stripe.com',
    description: 'Base URL of the Stripe API or a compatible server.',
  }).valueAsString,
  tax: new CfnParameter(stack, 'StripeTax', {
    default: 'off',
    allowedValues: ['on', 'off'],
    description: 'Whether Stripe Tax calculates the taxes of plans and credits (docs/payments.md).',
  }).valueAsString,
});
