import { injectLambdaContext } from '@aws-lambda-powertools/logger/middleware';
import { logMetrics } from '@aws-lambda-powertools/metrics/middleware';
import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { causesOf } from './message-cause.ts';
import { logger, metrics } from './observability.ts';
import { outcomeMetric } from './outcome-metric.ts';
import { withRequestId } from './request-id.ts';

/** Names the requests that caused the work; what it asks of others names the request where it is one. */
const inTheNameOf = <Result>(event: unknown, run: () => Result): Result => {
  const ids = causesOf(event);
  const [id] = ids;
  if (id === undefined) return run();
  metrics.addMetadata('request_id', ids.join());
  logger.appendKeys(ids.length === 1 ? { request_id: id } : { request_ids: ids });
  return ids.length === 1 ? withRequestId(id, run) : run();
};

/**
 * The Lambda handler of everything that is not an API route: schedules, streams, triggers, sockets.
 * The same observability as the API's; what it throws reaches the service that called, which retries or reports.
 */
export const createJobHandler = <Event, Result>(run: (event: Event, context: Context) => Promise<Result>) =>
  middy<Event, Result>()
    .use(injectLambdaContext(logger, { resetKeys: true }))
    .use(logMetrics(metrics))
    .use(outcomeMetric(metrics, () => true))
    .handler((event, context) => inTheNameOf(event, () => run(event, context)));
