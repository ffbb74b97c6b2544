import type { profileRoutes } from '#shared/profile/routes.ts';
import { canonicalAllergens, canonicalConditions, canonicalDiet } from '#shared/diet/canonical-diet.ts';
import type { ProfileChange } from '#shared/profile/profile-change.ts';
import { macroGoalFields } from '#shared/profile/schema.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { RequireFeature } from '../platform/plan/require-feature.ts';
import type { ProfileRepository } from './repository.ts';

/** Maps everyday names to canonical ones (decision D48). Other texts are kept as typed. */
const withCanonicalDiet = ({
  diet,
  allergens,
  dislikes,
  conditions,
  ...change
}: ProfileChange): ProfileChange => ({
  ...change,
  ...(diet === undefined ? {} : { diet: diet && canonicalDiet(diet) }),
  ...(allergens === undefined ? {} : { allergens: allergens && canonicalAllergens(allergens) }),
  ...(dislikes === undefined ? {} : { dislikes: dislikes && [...new Set(dislikes)] }),
  ...(conditions === undefined ? {} : { conditions: conditions && canonicalConditions(conditions) }),
});

/** Saves the given fields. Setting macro targets requires the plan; clearing them never does. */
export const saveProfile =
  (repository: ProfileRepository, needFeature: RequireFeature): Endpoint<typeof profileRoutes.save> =>
  async ({ caller, body, idempotency }) => {
    const setsTarget = macroGoalFields.some((field) => typeof body[field] === 'number');
    if (setsTarget) await needFeature(caller.user_id, 'personalized_goals');
    return repository.save(caller.user_id, withCanonicalDiet(body), idempotency);
  };
