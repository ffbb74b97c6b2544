import { CodedError } from '#shared/errors/coded-error.ts';
import type { socialRoutes } from '#shared/social/routes.ts';
import type { MealLike } from '#shared/social/schema.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import { ConditionsFailed } from '../../platform/table/transact.ts';
import type { LikesRepository } from './likes-repository.ts';
import type { FindVisibleMeal } from '../meals/find-visible-meal.ts';

/** Maximum number of attempts. Each concurrent request of the same user toggles the like in between. */
const ATTEMPTS = 8;

interface Dependencies {
  likes: LikesRepository;
  seeMeal: FindVisibleMeal;
}

/**
 * Toggles the caller's like. Two requests leave none, even if concurrent (SOCIAL-17). Writes only the caller's own items,
 * so that a popular meal cannot slow down anyone; the stream leads to the count (decision 0107).
 */
export const likeMeal =
  ({ likes, seeMeal }: Dependencies): Endpoint<typeof socialRoutes.like> =>
  async ({ caller: { user_id }, params: { id }, idempotency }) => {
    const stored = await likes.storedAnswer<MealLike>(user_id, idempotency);
    if (stored) return stored;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const meal = await seeMeal(user_id, id);
      const answer = {
        liked: !meal.liked,
        likes_count: Math.max(0, meal.likes_count + (meal.liked ? -1 : 1)),
      };
      try {
        return await likes.write(user_id, meal, idempotency, answer);
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
      }
    }
    throw new CodedError('SERVICE_UNAVAILABLE');
  };
