import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { CodedError } from '#shared/errors/coded-error.ts';
import { logger, metrics } from '../observability.ts';

/** Counts payment outages. An alarm watches the metric (`infra/features/billing/billing.ts`). */
const PAYMENTS_UNAVAILABLE = 'PaymentsUnavailable';

interface StripeError extends Error {
  type?: unknown;
  code?: unknown;
  statusCode?: unknown;
  requestId?: unknown;
}

/** Returns whether an error comes from Stripe. Does not check the class, which would load the SDK. */
const isStripes = (error: unknown): error is StripeError =>
  error instanceof Error && /^Stripe\w+Error$/.test(String((error as StripeError).type));

/** Returns whether an error is one of Stripe's types, for example `StripeCardError`. */
export const isStripeError = (error: unknown, type: string): boolean =>
  isStripes(error) && error.type === type;

/** Returns whether the requested object does not exist at Stripe. */
const isMissing = (error: unknown): boolean => isStripes(error) && error.code === 'resource_missing';

/** Returns null for a missing object, for use in `catch`. */
export const nullIfMissing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

/** Returns the error for payments that fail because of our configuration, and logs the reason for the operator. */
export const cannotPay = (reason: string, facts: Record<string, unknown> = {}): CodedError => {
  metrics.addMetric(PAYMENTS_UNAVAILABLE, MetricUnit.Count, 1);
  logger.error(reason, facts);
  return new CodedError('PAYMENTS_UNAVAILABLE');
};

/**
 * Returns the error for an object that Stripe created but does not know. The API key probably belongs to another
 * account or mode. The missing data must not be taken for a missing subscription.
 */
export const unknownToStripe = (facts: Record<string, string>): CodedError =>
  cannotPay(
    'Stripe does not know an object from its own event: does the key belong to this account and mode?',
    facts,
  );

/** Reports a payment that only staff can settle. */
export const reportForStaff = (reason: string, facts: Record<string, string>): void => {
  metrics.addMetric('PaymentsForStaff', MetricUnit.Count, 1);
  logger.error(reason, facts);
};

/**
 * Reports a user with two paid plans. The product never creates a second one, but someone can in Stripe's dashboard.
 */
export const reportPaidTwice = (facts: Record<string, string>): void => {
  metrics.addMetric('PaidTwice', MetricUnit.Count, 1);
  logger.error('A customer has two subscriptions at once: cancel one and refund it.', facts);
};

/**
 * Converts a Stripe error to one for the user. Logs type, code and Stripe's request ID but not the message, which may
 * contain keys, addresses and request data.
 */
export const paymentsFailure = (error: unknown): unknown => {
  if (!isStripes(error)) return error;
  const { type, code, statusCode, requestId } = error;
  return cannotPay('Stripe did not apply the requested change.', {
    stripe: { type, code, status: statusCode, request_id: requestId },
  });
};
