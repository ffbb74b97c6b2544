import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Resources } from '../../resources.ts';
import { parameterNames } from '../settings/parameter-names.ts';
import { allowReadingParameter } from './allow-reading-parameter.ts';

/** Grants use of Stripe's API; sets `STRIPE_KEY_PARAMETER`, `STRIPE_API_BASE`. */
export const grantPayments = (fn: Function, { stage, payments }: Resources): void => {
  const { stripeSecretKey } = parameterNames(stage);
  allowReadingParameter(fn, stripeSecretKey);
  fn.addEnvironment('STRIPE_KEY_PARAMETER', stripeSecretKey);
  fn.addEnvironment('STRIPE_API_BASE', payments.apiBase);
};

/** Grants verification of Stripe's events; sets `STRIPE_WEBHOOK_SECRET_PARAMETER`. */
export const grantStripeEvents = (fn: Function, { stage }: Resources): void => {
  const { stripeWebhookSecret } = parameterNames(stage);
  allowReadingParameter(fn, stripeWebhookSecret);
  fn.addEnvironment('STRIPE_WEBHOOK_SECRET_PARAMETER', stripeWebhookSecret);
};
