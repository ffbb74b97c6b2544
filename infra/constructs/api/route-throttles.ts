import { type Route, routeKeyOf } from '#shared/http/route.ts';
import { routes } from '#shared/routes.ts';
import { limitOf } from '../../authorization/limits.ts';
import type { Stage } from '../../stages.ts';
import { reservedConcurrency } from '../functions/reserved-concurrency.ts';

/**
 * Requests per second of all users to one route: API Gateway applies a stage's limit to each route. An account takes 10,000
 * for all routes and APIs, and a burst of 5,000. Source: API Gateway Developer Guide, 'Throttle requests to your HTTP
 * APIs'. The firewall limits single users and addresses (`infra/constructs/site/firewall-rules.ts`).
 */
export const RATE = 2_000;
/** Average seconds for which a request waits for a model. */
export const MODEL_SECONDS = 4;
/** Concurrent executions assumed for a stage that reserves none: Lambda's default quota. */
const DEFAULT_QUOTA = 1_000;
/** Concurrent streams, and started jobs per second, of an account (Amazon Transcribe Developer Guide, 'Quotas'). */
const TRANSCRIBE_STREAMS = 25;
/** Requests per second and burst for neural voices (Amazon Polly Developer Guide, 'Quotas'). */
const POLLY: RouteThrottle = { rate: 8, burst: 10 };

/** API Gateway's limit of one route for all users together. */
export interface RouteThrottle {
  /** Requests per second. */
  rate: number;
  /** Requests that are accepted at once after a pause. */
  burst: number;
}

/** Returns the limit at which requests of average duration keep all executions busy. */
const filling = (executions: number): RouteThrottle => ({
  rate: executions / MODEL_SECONDS,
  burst: executions,
});

const throttleOf = (
  stage: Pick<Stage, 'concurrency'>,
  feature: string,
  key: string,
): RouteThrottle | null => {
  switch (limitOf(key)?.calls) {
    case undefined:
      return null;
    case 'polly':
      return POLLY;
    case 'transcribe':
      return filling(TRANSCRIBE_STREAMS);
    case 'model': {
      const executions = reservedConcurrency({ concurrency: stage.concurrency ?? DEFAULT_QUOTA }, feature);
      if (executions === undefined) throw new Error(`${key} calls a model, but has no reserved concurrency.`);
      return filling(executions);
    }
  }
};

/**
 * Returns the limits of the routes that call a model or a speech service, by route key. They follow from the table of
 * limits per user and from the executions that a stage reserves for the function (decision 0106): more requests would
 * wait for an execution or be refused by the provider, and cost more than the stage is made for.
 * @throws Error if a function with such a route has no reserved concurrency
 */
export const modelThrottles = (stage: Pick<Stage, 'concurrency'>): ReadonlyMap<string, RouteThrottle> =>
  new Map(
    Object.entries(routes).flatMap(([feature, table]) =>
      Object.values<Route>(table).flatMap((route): [string, RouteThrottle][] => {
        const key = routeKeyOf(route);
        const throttle = throttleOf(stage, feature, key);
        return throttle ? [[key, throttle]] : [];
      }),
    ),
  );
