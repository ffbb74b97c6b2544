import { CodedError } from '#shared/errors/coded-error.ts';
import type { FoundMeals } from './found-meals-repository.ts';
import { type SeenMeal, visibleMealOf } from './visible-meal.ts';
import type { SharedMealsRepository } from './shared-meals-repository.ts';

interface Dependencies {
  meals: Pick<SharedMealsRepository, 'find'>;
  findMeals: FoundMeals;
}

/** Returns one meal as a user sees it. @throws CodedError SHARED_MEAL_NOT_FOUND if the user's feed would not show it */
export const createFindVisibleMeal =
  ({ meals, findMeals }: Dependencies) =>
  async (viewerId: string, id: string): Promise<SeenMeal> => {
    const meal = await meals.find(id);
    const [found] = meal ? await findMeals(viewerId, [{ ...meal, owner_id: meal.user_id }]) : [];
    const seen = found && visibleMealOf(viewerId, found);
    if (!seen) throw new CodedError('SHARED_MEAL_NOT_FOUND');
    return seen;
  };

export type FindVisibleMeal = ReturnType<typeof createFindVisibleMeal>;
