import { CodedError } from '#shared/errors/coded-error.ts';
import type { socialRoutes } from '#shared/social/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { ReportsRepository } from './reports-repository.ts';
import type { SeeMeal } from './see-meal.ts';

interface Dependencies {
  reports: ReportsRepository;
  seeMeal: SeeMeal;
}

/** Tells us of a meal of somebody else, which leaves the caller's feed. One's own is taken back instead. */
export const reportMeal =
  ({ reports, seeMeal }: Dependencies): Endpoint<typeof socialRoutes.report> =>
  async ({ caller, params: { id }, body, idempotency }) => {
    // A repeated press does not see the meal any more.
    if ((await reports.storedAnswer(caller.user_id, idempotency)) !== undefined) return undefined;
    const meal = await seeMeal(caller.user_id, id);
    if (meal.user_id === caller.user_id) throw new CodedError('SHARED_MEAL_NOT_FOUND');
    await reports.report(caller.user_id, id, body, idempotency);
    return undefined;
  };
