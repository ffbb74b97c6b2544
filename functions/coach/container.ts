import type { coachRoutes } from '#shared/coach/routes.ts';
import { modelFromEnvironment } from '../platform/ai/model-client.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { foodsFromEnvironment } from '../platform/foods/foods-from-environment.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { newUlid } from '../platform/ids.ts';
import { logger } from '../platform/observability.ts';
import { pushMessageFromEnvironment } from '../platform/sockets/push-message.ts';
import { openTable } from '../platform/table/client.ts';
import { createCoach } from './parts.ts';

/** Of the request's 25 s; the rest is for what is written then, and for rules where they step in. */
const MODEL_MS = 21_000;

/** Builds the feature from its environment. */
export const createContainer = (): Endpoints<typeof coachRoutes> =>
  createCoach({
    table: openTable(environment('TABLE_NAME').TABLE_NAME),
    clock: systemClock,
    newId: newUlid,
    openModel: modelFromEnvironment(),
    openFoods: foodsFromEnvironment(),
    push: pushMessageFromEnvironment(),
    longestMs: MODEL_MS,
    report: (error) => logger.warn('The model does not answer: rules do.', error as Error),
    reportCredits: (error) => logger.error('CREDITS_NOT_GIVEN_BACK', error as Error),
  });
