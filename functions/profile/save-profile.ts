import type { profileRoutes } from '#shared/profile/routes.ts';
import { macroGoalFields } from '#shared/profile/schema.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { RequireFeature } from '../platform/plan/require-feature.ts';
import type { ProfileRepository } from './repository.ts';

/** Saves the given fields. Setting macro targets requires the plan; clearing them never does. */
export const saveProfile =
  (repository: ProfileRepository, needFeature: RequireFeature): Endpoint<typeof profileRoutes.save> =>
  async ({ caller, body, idempotency }) => {
    const setsTarget = macroGoalFields.some((field) => typeof body[field] === 'number');
    if (setsTarget) await needFeature(caller.user_id, 'personalized_goals');
    return repository.save(caller.user_id, body, idempotency);
  };
