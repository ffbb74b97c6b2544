import type { socialRoutes } from '#shared/social/routes.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { DietConflicts } from '../meals/diet-conflicts.ts';
import type { FeedCandidates } from './feed-candidates-repository.ts';
import type { FoundMeals } from '../meals/found-meals-repository.ts';
import type { PresentMeal } from '../meals/present-meal.ts';
import { visibleMealOf } from '../meals/visible-meal.ts';

interface Dependencies {
  candidatesOf: FeedCandidates;
  findMeals: FoundMeals;
  present: PresentMeal;
  conflictsOf: DietConflicts;
}

/**
 * Returns a page of the feed with two parallel queries and one batch get, regardless of the number of friends and
 * meals.
 */
export const readFeed =
  ({ candidatesOf, findMeals, present, conflictsOf }: Dependencies): Endpoint<typeof socialRoutes.feed> =>
  async ({ caller: { user_id }, query: { before = null } }) => {
    const { candidates, next } = await candidatesOf(user_id, before);
    const found = await findMeals(user_id, candidates);
    const meals = found.map(async (each) => {
      const meal = visibleMealOf(user_id, each);
      if (meal === null) return [];
      const diet_conflicts = await conflictsOf(user_id, each);
      return [{ ...(await present(meal)), ...(diet_conflicts.length > 0 && { diet_conflicts }) }];
    });
    return { meals: (await Promise.all(meals)).flat(), next };
  };
