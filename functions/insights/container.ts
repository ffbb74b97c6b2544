import type { insightRoutes } from '#shared/insights/routes.ts';
import { openCharge } from '../credits/public.ts';
import { modelFromEnvironment } from '../platform/ai/model-client.ts';
import { systemClock } from '../platform/clock.ts';
import { dailyLimits } from '../platform/limits/daily-limits.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { logger } from '../platform/observability.ts';
import { openTable } from '../platform/table/client.ts';
import { createCallCounter } from '../platform/limits/count-call.ts';
import { generateInsights } from './generate-insights.ts';
import { createInsightsRepository } from './insights-repository.ts';
import { openUserData } from './open-user-data.ts';
import { createOneAtATime } from './insights-run-repository.ts';
import { showUnsubscribePage, unsubscribe } from './weekly-mail/unsubscribe.ts';
import { createUnsubscribeRepository } from './weekly-mail/unsubscribe-repository.ts';
import { createWriteByModel } from './write-by-model.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof insightRoutes> => {
  const table = openTable(environment('TABLE_NAME').TABLE_NAME);
  const rows = createInsightsRepository(table, systemClock);
  return {
    generate: generateInsights({
      rows,
      data: openUserData(table),
      writeByModel: createWriteByModel({
        openModel: modelFromEnvironment(),
        // Loaded on demand, so that functions without a model do not load its code.
        ask: async (...question) =>
          (await import('./generate-insights-with-model.ts')).askForInsights(...question),
        countCall: createCallCounter(table, systemClock, dailyLimits.words),
        charge: openCharge(table, systemClock, (error) =>
          logger.error('CREDITS_NOT_GIVEN_BACK', error as Error),
        ),
        oneAtATime: createOneAtATime(table, systemClock),
        paidWrite: rows.paidWrite,
        clock: systemClock,
        report: (error) =>
          logger.warn("The model's insights failed the checks: using the rules.", error as Error),
      }),
      clock: systemClock,
      report: (error) => logger.error('INSIGHTS_NOT_MADE', error as Error),
    }),
    unsubscribe: unsubscribe(createUnsubscribeRepository(table, systemClock)),
    unsubscribePage: showUnsubscribePage(),
  };
};
