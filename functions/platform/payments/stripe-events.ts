import { MetricUnit } from '@aws-lambda-powertools/metrics';
import * as z from 'zod';
import { CodedError } from '#shared/errors/coded-error.ts';
import { environment } from '../env.ts';
import { logger, metrics } from '../observability.ts';
import type { ReadParameter } from '../get-parameter.ts';
import { createParameterReader } from '../parameters.ts';
import { cannotPay } from './payments-failure.ts';

/** Maximum age of a signature, to prevent replays. */
const TOLERANCE_S = 300;

const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();

/** The trusted fields of an event: that it happened, and to which object. Everything else is read from Stripe. */
const stripeEvent = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({ id: z.string().optional(), object: z.string(), customer: idOf, charge: idOf }),
  }),
});
export type StripeEvent = z.infer<typeof stripeEvent>;

/**
 * Verifies and parses a Stripe webhook.
 * @param body the unchanged bytes
 * @throws CodedError WEBHOOK_REFUSED if the signature is missing, forged or older than 300 s, or the body is invalid
 */
export type ReadEvent = (body: string, signature: string | undefined) => Promise<StripeEvent>;

const refused = (reason: string): CodedError => {
  metrics.addMetric('WebhooksRefused', MetricUnit.Count, 1);
  logger.warn('A webhook with an invalid Stripe signature was rejected.', { reason });
  return new CodedError('WEBHOOK_REFUSED');
};

const createReadEvent = (readParameter: ReadParameter, secretName: string): ReadEvent => {
  const verified = async (body: string, signature: string, secret: string): Promise<unknown> => {
    const { default: Stripe } = await import('stripe');
    try {
      return await Stripe.webhooks.constructEventAsync(body, signature, secret, TOLERANCE_S);
    } catch (error) {
      // The SDK's message contains the signature and the body, so only the error type is logged.
      throw refused((error as Error).constructor.name);
    }
  };
  return async (body, signature) => {
    if (!signature || body === '') throw refused('no signature');
    const secret = (await readParameter(secretName))?.trim();
    if (!secret)
      throw cannotPay('The webhook secret is missing: set the parameter.', { parameter: secretName });
    const event = stripeEvent.safeParse(await verified(body, signature, secret));
    if (!event.success) throw refused('not an event');
    return event.data;
  };
};

/** Creates the webhook reader with the secret from environment variables. */
export const stripeEventsFromEnvironment = (): ReadEvent =>
  createReadEvent(
    createParameterReader(),
    environment('STRIPE_WEBHOOK_SECRET_PARAMETER').STRIPE_WEBHOOK_SECRET_PARAMETER,
  );
