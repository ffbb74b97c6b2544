import type { publicApiRoutes } from '#shared/public-api/routes.ts';
import { REQUESTS_A_MINUTE } from '#shared/public-api/schema.ts';
import { createDashboardRepository } from '../dashboard/public.ts';
import { createWaterRepository, readDay } from '../diary/public.ts';
import { createFoodEntryRepository, createFoodEntryService } from '../food-entries/public.ts';
import { openRecall, searchFoods } from '../foods/public.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { findMicronutrientsFromEnvironment } from '../platform/foods/micronutrients.ts';
import { foodsFromEnvironment } from '../platform/foods/foods-from-environment.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { newUlid } from '../platform/ids.ts';
import { logger } from '../platform/observability.ts';
import { createReadPlan } from '../platform/plan/read-plan.ts';
import { openTable } from '../platform/table/client.ts';
import { createCallCounter } from '../platform/limits/count-call.ts';
import { createMealPlanRepository, createMealPlanService } from '../meal-plans/public.ts';
import { createProfileRepository } from '../profile/public.ts';
import { createRecipeRepository, createRecipeService } from '../recipes/public.ts';
import { createWebhooks, lookUpHost, webhookEndpoints } from '../webhooks/public.ts';
import { createWeightRepository } from '../weights/public.ts';
import { collectionEndpoints } from './collection-endpoints.ts';
import { createApiPages } from './pages-repository.ts';
import { describeByTable } from './describe-by-table.ts';
import { entryEndpoints } from './entry-endpoints.ts';
import { readApiDay } from './read-api-day.ts';
import { readMe } from './read-me.ts';
import { type CountRequest, limitRequestRate } from './limit-request-rate.ts';

/** Wires the feature's endpoints from environment variables, with the parts that also serve the app. */
export const createContainer = (): Endpoints<typeof publicApiRoutes> => {
  const { TABLE_NAME, WEBHOOK_ORIGIN } = environment('TABLE_NAME', 'WEBHOOK_ORIGIN');
  const table = openTable(TABLE_NAME);
  const openFoods = foodsFromEnvironment();
  const entries = createFoodEntryRepository(table, systemClock);
  const pages = createApiPages(table);
  const recall = openRecall(table, systemClock, (error) =>
    logger.warn('Corrections cannot be read: using the food table only.', error as Error),
  );
  const search = searchFoods(openFoods);
  const countRequest: CountRequest = (userId, tokenId) =>
    createCallCounter(table, systemClock, { kind: `api-${tokenId}`, most: REQUESTS_A_MINUTE })(userId);

  return limitRequestRate<typeof publicApiRoutes>(countRequest, {
    me: readMe({
      profiles: createProfileRepository(table, systemClock),
      readPlan: createReadPlan(table, systemClock),
    }),
    // The API returns no photos, so no URLs are signed.
    day: readApiDay(
      readDay({ sums: createDashboardRepository(table), entries, present: async (entry) => entry }),
      findMicronutrientsFromEnvironment(),
    ),
    ...entryEndpoints({
      service: createFoodEntryService({ repository: entries, clock: systemClock, newId: newUlid }),
      entries,
      pages,
    }),
    ...collectionEndpoints({
      pages,
      water: createWaterRepository(table, systemClock),
      weights: createWeightRepository(table, systemClock),
      recipes: createRecipeService({
        repository: createRecipeRepository(table, systemClock),
        clock: systemClock,
        newId: newUlid,
      }),
      plans: createMealPlanService({
        repository: createMealPlanRepository(table, systemClock),
        entries,
        clock: systemClock,
        newId: newUlid,
      }),
      clock: systemClock,
    }),
    ...webhookEndpoints({
      webhooks: createWebhooks(table, systemClock),
      resolveHost: lookUpHost,
      ownOrigin: WEBHOOK_ORIGIN || undefined,
      newId: newUlid,
    }),
    foods: (request) => search({ ...request }),
    describe: describeByTable({ openFoods, recall }),
  });
};
