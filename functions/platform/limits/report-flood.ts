import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { logger, metrics } from '../observability.ts';

/** Reports a public form that reached its limit for all senders. Each function with such a form has an alarm on this metric. */
export const reportFlood = (): void => {
  logger.warn('FORMS_FLOODED');
  metrics.addMetric('FormsFlooded', MetricUnit.Count, 1);
};
