import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { CodedError } from '#shared/errors/coded-error.ts';
import { logger, metrics } from '../observability.ts';

/** Counts what keeps people from paying; an alarm hears of it (`infra/features/billing.ts`). */
const PAYMENTS_UNAVAILABLE = 'PaymentsUnavailable';

interface StripeError extends Error {
  type?: unknown;
  code?: unknown;
  statusCode?: unknown;
  requestId?: unknown;
}

/** Whether the SDK says that it is Stripe's. Not by class: that would load the SDK. */
const isStripes = (error: unknown): error is StripeError =>
  error instanceof Error && /^Stripe\w+Error$/.test(String((error as StripeError).type));

/** Whether Stripe knows of no such thing. */
export const isMissing = (error: unknown): boolean => isStripes(error) && error.code === 'resource_missing';

/** For `catch`: what is not there is null. */
export const nullIfMissing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

/** Nobody can pay, for a reason of ours that the log tells the operator. */
export const cannotPay = (reason: string, facts: Record<string, unknown> = {}): CodedError => {
  metrics.addMetric(PAYMENTS_UNAVAILABLE, MetricUnit.Count, 1);
  logger.error(reason, facts);
  return new CodedError('PAYMENTS_UNAVAILABLE');
};

/**
 * Stripe does not know what it told us of or made for us: our key is probably that of another account, or of the other
 * mode. Nothing may be concluded from it, least of all that somebody has subscribed to nothing.
 */
export const unknownToStripe = (facts: Record<string, string>): CodedError =>
  cannotPay('Stripe does not know what it made itself: is the key that of this account and mode?', facts);

/** Somebody pays for two plans at once: the product makes no second one, but a hand at Stripe's dashboard can. */
export const tellPaidTwice = (facts: Record<string, string>): void => {
  metrics.addMetric('PaidTwice', MetricUnit.Count, 1);
  logger.error('A customer has two subscriptions at once: end one of them and refund it.', facts);
};

/**
 * What the person hears when Stripe fails. The log gets kind, code and Stripe's own id of the request, and nothing of
 * Stripe's sentences: they repeat keys, addresses and what was sent.
 */
export const paymentsFailure = (error: unknown): unknown => {
  if (!isStripes(error)) return error;
  const { type, code, statusCode, requestId } = error;
  return cannotPay('Stripe did not do what it was asked.', {
    stripe: { type, code, status: statusCode, request_id: requestId },
  });
};
