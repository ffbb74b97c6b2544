import { goalEnergyOf } from '#shared/goals/energy-goal.ts';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import { adaptiveTdeeOf } from '#shared/weights/adaptive-tdee.ts';
import { NEEDS_DAYS } from '#shared/weights/energy-needs.ts';
import type { weightRoutes } from '#shared/weights/routes.ts';
import type { DashboardRepository } from '../dashboard/public.ts';
import type { Clock } from '../platform/clock.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { ProfileRepository } from '../profile/public.ts';
import type { WeightRepository } from './repository.ts';

interface Dependencies {
  weights: WeightRepository;
  sums: DashboardRepository;
  profiles: Pick<ProfileRepository, 'read'>;
  clock: Clock;
}

/** Returns the user's daily energy needs with three parallel reads. */
export const readNeeds =
  ({ weights, sums, profiles, clock }: Dependencies): Endpoint<typeof weightRoutes.needs> =>
  async ({ caller: { user_id }, query: { time_zone } }) => {
    const date = localDateOf(clock(), time_zone);
    const from = addDays(date, 1 - NEEDS_DAYS);
    const [profile, days, weighed] = await Promise.all([
      profiles.read(user_id),
      sums.summaries(user_id, from, date),
      weights.between(user_id, from, date),
    ]);
    const formula = goalEnergyOf(profile)?.tdee ?? null;
    return adaptiveTdeeOf({ date, days, weights: weighed, formula });
  };
