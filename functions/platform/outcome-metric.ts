import { type Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type { MiddlewareObj } from '@middy/core';

/**
 * Records 1 for each successful call and 0 for each server fault, so that the metric's average is the success rate. A
 * 4xx response counts as successful.
 * @param isFault whether a failed call with a response is a server fault; without a response it always is
 */
export const outcomeMetric = <Event, Result>(
  metrics: Metrics,
  isFault: (answer: Result | undefined) => boolean,
): MiddlewareObj<Event, Result> => {
  const count = (served: number): void => {
    metrics.addMetric('Served', MetricUnit.Count, served);
  };
  return {
    after: () => count(1),
    onError: ({ response }) => count(isFault(response ?? undefined) ? 0 : 1),
  };
};
