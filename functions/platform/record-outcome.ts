import { type Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type { MiddlewareObj } from '@middy/core';

/** Writes the metrics and metadata of a call as one line, which a call without metrics has too. */
const writeLine = (metrics: Metrics): void => {
  if (metrics.hasStoredMetrics()) {
    metrics.publishStoredMetrics();
    return;
  }
  const { _aws, ...line } = metrics.serializeMetrics();
  // Without Lambda's envelope, as the lines with metrics are.
  process.stdout.write(`${JSON.stringify(line)}\n`);
  metrics.clearMetadata();
};

/**
 * Writes one line per call, and counts server faults that the caller gets as a response. Lambda counts calls, and those
 * that end without a response. A metric without values costs nothing, so successes are not counted again.
 * @param isFault whether the response of a failed call is a server fault
 */
export const recordOutcome = <Event, Result>(
  metrics: Metrics,
  isFault: (answer: Result | undefined) => boolean,
): MiddlewareObj<Event, Result> => ({
  after: () => writeLine(metrics),
  onError: ({ response }) => {
    if (isFault(response ?? undefined)) metrics.addMetric('Faults', MetricUnit.Count, 1);
    writeLine(metrics);
  },
});
