import type { collectionRoutes } from '#shared/public-api/collection-routes.ts';
import { addWater } from '../diary/public.ts';
import { typedTextsOf as plannedTextsOf, type MealPlanService } from '../meal-plans/public.ts';
import type { Clock } from '../platform/clock.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { withTriage } from '../platform/http/with-triage.ts';
import { savedMealEndpoints, type RecipeService } from '../recipes/public.ts';
import { saveWeight, type WeightRepository } from '../weights/public.ts';
import type { ApiPages } from './pages-repository.ts';

interface Dependencies {
  pages: ApiPages;
  water: Parameters<typeof addWater>[0]['water'];
  weights: WeightRepository;
  recipes: RecipeService;
  plans: MealPlanService;
  clock: Clock;
}

/** Endpoints for days, water, weights, saved meals and meal plans, with the same rules as in the app. */
export const collectionEndpoints = ({
  pages,
  water,
  weights,
  recipes,
  plans,
  clock,
}: Dependencies): Endpoints<typeof collectionRoutes> => {
  const meals = savedMealEndpoints(recipes);
  return {
    days: async ({ caller, query }) => {
      const { items, next_cursor } = await pages.days(caller.user_id, query, query);
      return { days: items, next_cursor };
    },
    addWater: (request) => addWater({ water })({ ...request }),
    weights: async ({ caller, query }) => {
      const { items, next_cursor } = await pages.weights(caller.user_id, query, query);
      return { weights: items, next_cursor };
    },
    saveWeight: (request) => saveWeight({ repository: weights, clock })({ ...request }),
    removeWeight: async ({ caller, params, idempotency }) => {
      await weights.remove(caller.user_id, params.date, idempotency);
      return undefined;
    },
    savedMeals: async ({ caller, query }) => {
      const { items, next_cursor } = await pages.savedMeals(caller.user_id, query);
      return { meals: items, next_cursor };
    },
    createSavedMeal: (request) => meals.create({ ...request }),
    changeSavedMeal: (request) => meals.change({ ...request }),
    removeSavedMeal: (request) => meals.remove({ ...request }),
    mealPlans: async ({ caller, query }) => {
      const { items, next_cursor } = await pages.mealPlans(caller.user_id, query, query);
      return { plans: items, next_cursor };
    },
    mealPlan: ({ caller, params }) => plans.read(caller.user_id, params.date),
    saveMealPlan: withTriage(
      ({ meals: planned }) => plannedTextsOf(planned),
      async ({ caller, params: { date }, body, idempotency }) => {
        const [plan] = await plans.save(caller.user_id, [{ date, ...body }], idempotency);
        return plan!;
      },
    ),
  };
};
