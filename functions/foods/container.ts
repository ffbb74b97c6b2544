import type { foodRoutes } from '#shared/foods/routes.ts';
import { openCharge } from '../credits/public.ts';
import { createFoodEntryRepository } from '../food-entries/public.ts';
import { modelFromEnvironment } from '../platform/ai/model-client.ts';
import { systemClock } from '../platform/clock.ts';
import { dailyLimits } from '../platform/limits/daily-limits.ts';
import { environment } from '../platform/env.ts';
import { foodsFromEnvironment } from '../platform/foods/foods-from-environment.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { logger } from '../platform/observability.ts';
import { openTable } from '../platform/table/client.ts';
import { createCallCounter } from '../platform/limits/count-call.ts';
import { createReadConsent } from '../profile/public.ts';
import { createCompleteByModel } from './complete-by-model.ts';
import { createCorrectionsRepository } from './corrections-repository.ts';
import { describeFood } from './describe-food.ts';
import { createFavouritesRepository } from './favourites-repository.ts';
import { forgetCorrection } from './forget-correction.ts';
import { groundFoods } from './ground-foods.ts';
import { listCorrections } from './list-corrections.ts';
import { readFood } from './read-food.ts';
import { readMine } from './read-mine.ts';
import { openRecall } from './open-recall.ts';
import { createPortionsRepository } from './portions-repository.ts';
import { forgetPortion, forgetPortions } from './forget-portion.ts';
import { searchFoods } from './search-foods.ts';
import { starFood } from './star-food.ts';
import { unstarFood } from './unstar-food.ts';

/** Logs why an answer was given without a part. */
const withoutIt =
  (what: string) =>
  (error: unknown): void =>
    logger.warn(what, error as Error);

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof foodRoutes> => {
  const openFoods = foodsFromEnvironment();
  const table = openTable(environment('TABLE_NAME').TABLE_NAME);
  const entries = createFoodEntryRepository(table, systemClock);
  const favourites = createFavouritesRepository(table, systemClock);
  const corrections = createCorrectionsRepository(table, systemClock);
  const portions = createPortionsRepository(table, systemClock);
  const recall = openRecall(
    table,
    systemClock,
    withoutIt('Corrections cannot be read: using the food table only.'),
  );
  const completeByModel = createCompleteByModel({
    openModel: modelFromEnvironment(),
    // Loaded on demand, since most meals need no model.
    ask: async (...question) => (await import('./describe-with-model.ts')).describeWithModel(...question),
    readConsent: createReadConsent(table, systemClock),
    countCall: createCallCounter(table, systemClock, dailyLimits.words),
    charge: openCharge(table, systemClock, (error) => logger.error('CREDITS_NOT_GIVEN_BACK', error as Error)),
    report: withoutIt('The model returned no usable foods: using the food table only.'),
  });
  return {
    search: searchFoods(openFoods),
    mine: readMine({ openFoods, entries, favourites }),
    star: starFood({ openFoods, entries, favourites }),
    unstar: unstarFood(favourites),
    corrections: listCorrections({ corrections, portions }),
    forget: forgetCorrection(corrections),
    forgetPortion: forgetPortion(portions),
    forgetPortions: forgetPortions(portions),
    describe: describeFood({ openFoods, recall, completeByModel }),
    ground: groundFoods({ openFoods, recall }),
    read: readFood(openFoods),
  };
};
