import { injectLambdaContext } from '@aws-lambda-powertools/logger/middleware';
import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { causesOf } from './message-cause.ts';
import { logger, metrics } from './observability.ts';
import { recordOutcome } from './record-outcome.ts';
import { withRequestId } from './request-id.ts';

/**
 * Runs work with the request IDs that caused it in the log context. Calls to other services carry the ID if there is
 * exactly one.
 */
const inTheNameOf = <Result>(event: unknown, run: () => Result): Result => {
  const ids = causesOf(event);
  const [id] = ids;
  if (id === undefined) return run();
  metrics.addMetadata('request_id', ids.join());
  logger.appendKeys(ids.length === 1 ? { request_id: id } : { request_ids: ids });
  return ids.length === 1 ? withRequestId(id, run) : run();
};

/**
 * Creates the Lambda handler of anything that is not an API route: schedules, streams, triggers and sockets. It has the
 * same observability as the API. Errors are passed to the invoking service, which retries or reports them; Lambda
 * counts them.
 */
export const createJobHandler = <Event, Result>(run: (event: Event, context: Context) => Promise<Result>) =>
  middy<Event, Result>()
    .use(injectLambdaContext(logger, { resetKeys: true }))
    .use(recordOutcome(metrics, () => false))
    .handler((event, context) => inTheNameOf(event, () => run(event, context)));
