import type { coachRoutes } from '#shared/coach/routes.ts';
import { modelFromEnvironment } from '../platform/ai/model-client.ts';
import { systemClock } from '../platform/clock.ts';
import { foodsFromEnvironment } from '../platform/foods/foods-from-environment.ts';
import { findMicronutrientsFromEnvironment } from '../platform/foods/micronutrients.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { newUlid } from '../platform/ids.ts';
import { logger } from '../platform/observability.ts';
import { pushMessageFromEnvironment } from '../platform/sockets/push-message.ts';
import type { Table } from '../platform/table/client.ts';
import { knowledgeFromEnvironment } from './knowledge-from-environment.ts';
import { openAsk } from './open-coach-question.ts';

/** Part of the request's 25 s; the rest is for the final writes and a rule-based fallback. */
const MODEL_MS = 21_000;
/** A stopped reply ends within about this time, ms. */
const STOP_INTERVAL_MS = 1_000;

/** Builds the endpoint that answers questions from environment variables. */
export const createAsk = (table: Table): Endpoint<typeof coachRoutes.ask> =>
  openAsk({
    table,
    clock: systemClock,
    newId: newUlid,
    openModel: modelFromEnvironment(),
    openFoods: foodsFromEnvironment(),
    knowledge: knowledgeFromEnvironment(),
    findMicronutrients: findMicronutrientsFromEnvironment(),
    push: pushMessageFromEnvironment(),
    timeoutMs: MODEL_MS,
    stopIntervalMs: STOP_INTERVAL_MS,
    report: (error) => logger.warn('The model is unavailable: using the rules.', error as Error),
    reportCredits: (error) => logger.error('CREDITS_NOT_GIVEN_BACK', error as Error),
  });
