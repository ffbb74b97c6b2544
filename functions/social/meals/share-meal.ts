import { CodedError } from '#shared/errors/coded-error.ts';
import type { socialRoutes } from '#shared/social/routes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { NewId } from '../../platform/ids.ts';
import type { RequireFeature } from '../../platform/plan/require-feature.ts';
import { withoutNulls } from '../../platform/table/nulls.ts';
import type { OwnMeal } from './own-meal-repository.ts';
import type { PresentMeal } from './present-meal.ts';
import { type SeenMeal, visibleMealOf } from './visible-meal.ts';
import type { SharedMealsRepository } from './shared-meals-repository.ts';

interface Dependencies {
  meals: SharedMealsRepository;
  ownMeal: OwnMeal;
  needFeature: RequireFeature;
  present: PresentMeal;
  newId: NewId;
  clock: Clock;
}

/** Shares a meal of the caller's diary. Sharing with everyone depends on the plan (decision D18). */
export const shareMeal =
  ({
    meals,
    ownMeal,
    needFeature,
    present,
    newId,
    clock,
  }: Dependencies): Endpoint<typeof socialRoutes.share> =>
  async ({ caller: { user_id }, body, idempotency }) => {
    const stored = await meals.storedAnswer<SeenMeal>(user_id, idempotency);
    if (stored) return present(stored);
    if (body.audience === 'everyone') await needFeature(user_id, 'social_sharing');
    const { entry, name } = await ownMeal(user_id, body.food_entry_id);
    if (!entry) throw new CodedError('FOOD_ENTRY_NOT_FOUND');
    const created_at = clock().toISOString();
    const meal = withoutNulls({
      ...body,
      id: newId(),
      user_id,
      // If the entry has no photo now, one added later must not be shared.
      with_photo: body.with_photo && entry.image_url !== undefined,
      likes_count: 0,
      likes_counted_at: created_at,
      created_at,
    });
    const seen = visibleMealOf(user_id, {
      meal,
      entry,
      name,
      relation: null,
      diet: null,
      like: { likedAt: null, unlike: null },
      isReported: false,
      isClosed: false,
    });
    if (!seen) throw new CodedError('FOOD_ENTRY_NOT_FOUND');
    return present(await meals.share(meal, idempotency, seen));
  };
