import type { mealPlanRoutes } from '#shared/meal-plans/routes.ts';
import { createDashboardRepository } from '../dashboard/public.ts';
import { createFoodEntryRepository, createReadEntries } from '../food-entries/public.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { foodsFromEnvironment } from '../platform/foods/foods-from-environment.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { newUlid } from '../platform/ids.ts';
import { withTriage } from '../platform/http/with-triage.ts';
import { openTable } from '../platform/table/client.ts';
import { createRecipeRepository } from '../recipes/public.ts';
import { createReadReader } from '../profile/public.ts';
import { createOpenBook } from './open-recipes.ts';
import { readPlanDay } from './read-plan-day.ts';
import { readPlanWeek } from './read-plan-week.ts';
import { readUsualMeals } from './read-usual-meals.ts';
import { recommendRecipes } from './recommend-recipes.ts';
import { createMealPlanRepository } from './repository.ts';
import { createShoppingListRepository } from './shopping-list-repository.ts';
import { createShoppingListService } from './shopping-list-service.ts';
import { typedTextsOf } from './typed-texts.ts';
import { createMealPlanService } from './service.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof mealPlanRoutes> => {
  const table = openTable(environment('TABLE_NAME').TABLE_NAME);
  const repository = createMealPlanRepository(table, systemClock);
  const sums = createDashboardRepository(table);
  const openFoods = foodsFromEnvironment();
  const openBook = createOpenBook(openFoods);
  const readReader = createReadReader(table);
  const service = createMealPlanService({
    repository,
    entries: createFoodEntryRepository(table, systemClock),
    clock: systemClock,
    newId: newUlid,
  });
  const shopping = createShoppingListService({
    lists: createShoppingListRepository(table, systemClock),
    clock: systemClock,
  });
  return {
    read: readPlanDay({ service, sums, openFoods }),
    week: readPlanWeek({ repository, sums }),
    save: withTriage(
      ({ meals }) => typedTextsOf(meals),
      async ({ caller, params: { date }, body, idempotency }) => {
        const [plan] = await service.save(caller.user_id, [{ date, ...body }], idempotency);
        return plan!;
      },
    ),
    saveDays: withTriage(
      ({ days }) => typedTextsOf(days.flatMap(({ meals }) => meals)),
      async ({ caller, body, idempotency }) => ({
        days: await service.save(caller.user_id, body.days, idempotency),
      }),
    ),
    log: ({ caller, params, body, idempotency }) =>
      service.log(caller.user_id, params, body.time_zone, idempotency),
    unlog: ({ caller, params, idempotency }) => service.unlog(caller.user_id, params, idempotency),
    usualMeals: readUsualMeals({
      readEntries: createReadEntries(table),
      saved: createRecipeRepository(table, systemClock),
      openBook,
      openFoods,
      readReader,
    }),
    shoppingList: ({ caller }) => shopping.read(caller.user_id),
    saveShoppingItem: withTriage(
      ({ name }) => [name],
      ({ caller, params, body, idempotency }) => shopping.save(caller.user_id, params.key, body, idempotency),
    ),
    removeShoppingItem: ({ caller, params, idempotency }) =>
      shopping.remove(caller.user_id, params.key, idempotency),
    recipes: recommendRecipes({ openBook, openFoods, readReader }),
  };
};
