import { daysBetween } from '#shared/facts/calendar.ts';
import type { weightRoutes } from '#shared/weights/routes.ts';
import { WEIGHT_WEEK } from '#shared/weights/schema.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { RequireFeature } from '../platform/plan/require-feature.ts';
import type { WeightRepository } from './repository.ts';

interface Dependencies {
  repository: WeightRepository;
  needFeature: RequireFeature;
}

/** Returns weights: a week on every plan, a longer range with trends. */
export const listWeights =
  ({ repository, needFeature }: Dependencies): Endpoint<typeof weightRoutes.list> =>
  async ({ caller: { user_id }, query: { from, to } }) => {
    if (daysBetween(from, to) >= WEIGHT_WEEK) await needFeature(user_id, 'progress_analytics');
    return { weights: await repository.between(user_id, from, to) };
  };
