import { CodedError } from '#shared/errors/coded-error.ts';
import type { socialRoutes } from '#shared/social/routes.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { ReportsRepository } from './meal-reports-repository.ts';
import type { FindVisibleMeal } from './find-visible-meal.ts';

interface Dependencies {
  reports: ReportsRepository;
  seeMeal: FindVisibleMeal;
}

/** Reports another user's meal, which then disappears from the caller's feed. Own meals are unshared instead. */
export const reportMeal =
  ({ reports, seeMeal }: Dependencies): Endpoint<typeof socialRoutes.report> =>
  async ({ caller, params: { id }, body, idempotency }) => {
    // A retry no longer sees the meal, so the stored answer is checked first.
    if ((await reports.storedAnswer(caller.user_id, idempotency)) !== undefined) return undefined;
    const meal = await seeMeal(caller.user_id, id);
    if (meal.user_id === caller.user_id) throw new CodedError('SHARED_MEAL_NOT_FOUND');
    await reports.report(caller.user_id, meal, body, idempotency);
    return undefined;
  };
