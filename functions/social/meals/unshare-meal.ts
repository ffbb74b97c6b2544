import type { socialRoutes } from '#shared/social/routes.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { SharedMealsRepository } from './shared-meals-repository.ts';

interface Dependencies {
  meals: SharedMealsRepository;
}

/** Unshares an own meal. Returns the same for another user's meal and for one that never existed. */
export const unshareMeal =
  ({ meals }: Dependencies): Endpoint<typeof socialRoutes.unshare> =>
  async ({ caller: { user_id }, params: { id }, idempotency }) => {
    const meal = await meals.find(id);
    if (meal?.user_id === user_id) await meals.unshare(meal, idempotency);
    return undefined;
  };
