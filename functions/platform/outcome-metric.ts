import { type Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type { MiddlewareObj } from '@middy/core';

/**
 * Counts each call as 1 when it was of use and 0 when the fault was ours, so that the metric's average is the share of
 * people who were served. What a person may correct (a 4xx answer) is an answer of use.
 * @param isFault whether a failed call is ours, once its answer is made; without an answer it is
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
