import { injectLambdaContext } from '@aws-lambda-powertools/logger/middleware';
import { logMetrics } from '@aws-lambda-powertools/metrics/middleware';
import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { logger, metrics } from './observability.ts';
import { outcomeMetric } from './outcome-metric.ts';

/**
 * The Lambda handler of everything that is not an API route: schedules, streams, triggers, sockets.
 * The same observability as the API's; what it throws reaches the service that called, which retries or reports.
 */
export const createJobHandler = <Event, Result>(run: (event: Event, context: Context) => Promise<Result>) =>
  middy<Event, Result>()
    .use(injectLambdaContext(logger, { resetKeys: true }))
    .use(logMetrics(metrics))
    .use(outcomeMetric(metrics, () => true))
    .handler(run);
