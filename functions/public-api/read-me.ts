import { dailyTargetsOf } from '#shared/goals/daily-targets.ts';
import type { publicApiRoutes } from '#shared/public-api/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { ReadPlan } from '../platform/plan/read-plan.ts';
import type { ProfileRepository } from '../profile/public.ts';

interface Dependencies {
  profiles: Pick<ProfileRepository, 'read'>;
  readPlan: ReadPlan;
}

export const readMe =
  ({ profiles, readPlan }: Dependencies): Endpoint<typeof publicApiRoutes.me> =>
  async ({ caller: { user_id } }) => {
    const [profile, { tier }] = await Promise.all([profiles.read(user_id), readPlan(user_id)]);
    return {
      name: profile.full_name,
      tier,
      daily_calorie_goal: dailyTargetsOf(profile).calories,
    };
  };
