import { CfnParameter, type Stack } from 'aws-cdk-lib';
import type { Stage } from '../../stages.ts';

/** The endpoint for payments, and whether taxes are calculated. */
export interface PaymentSettings {
  apiBase: string;
  /** `on` or `off`. */
  tax: string;
}

/** Returns the stage's setting; the local host chooses it at the start, as it chooses Stripe or the local Stripe. */
const taxOf = (stack: Stack, { name, stripeTax }: Stage): string => {
  if (name !== 'local') return stripeTax ? 'on' : 'off';
  return new CfnParameter(stack, 'StripeTax', {
    default: 'off',
    allowedValues: ['on', 'off'],
    description: 'Whether Stripe Tax calculates taxes (docs/payments.md).',
  }).valueAsString;
};

export const createPaymentSettings = (stack: Stack, stage: Stage): PaymentSettings => ({
  apiBase: new CfnParameter(stack, 'StripeApiBase', {
    default: 'https://api.stripe.com',
    description: 'Base URL of the Stripe API or a compatible server.',
  }).valueAsString,
  tax: taxOf(stack, stage),
});
