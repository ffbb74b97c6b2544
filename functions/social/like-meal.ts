import { CodedError } from '#shared/errors/coded-error.ts';
import type { socialRoutes } from '#shared/social/routes.ts';
import type { MealLike } from '#shared/social/schema.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { ConditionsFailed } from '../platform/table/transact.ts';
import type { LikesRepository } from './likes-repository.ts';
import type { SeeMeal } from './see-meal.ts';

/** Presses of one person at once: each other one turns the like around under this one. */
const ATTEMPTS = 8;

interface Dependencies {
  likes: LikesRepository;
  seeMeal: SeeMeal;
}

/** Turns the caller's like around: pressed twice, there is none, however many press at once (SOCIAL-17). */
export const likeMeal =
  ({ likes, seeMeal }: Dependencies): Endpoint<typeof socialRoutes.like> =>
  async ({ caller: { user_id }, params: { id }, idempotency }) => {
    const stored = await likes.storedAnswer<MealLike>(user_id, idempotency);
    if (stored) return stored;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const meal = await seeMeal(user_id, id);
      const answer = { liked: !meal.liked, likes_count: meal.likes_count + (meal.liked ? -1 : 1) };
      try {
        return await likes.write(user_id, meal, idempotency, answer);
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
      }
    }
    throw new CodedError('SERVICE_UNAVAILABLE');
  };
