import type { profileRoutes } from '#shared/profile/routes.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import { isLossGoalAtRisk, maintenanceOf } from '#shared/goals/loss-goal.ts';
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

const bodyFields = ['age', 'weight', 'height', 'sex', 'activity_level'] as const;

/**
 * Returns the change with a goal that is safe for a user at risk (decision D49). A loss goal that comes together with
 * new body data is replaced by the energy that maintains the weight, so that the body data is saved.
 * @throws CodedError LOSS_GOAL_NOT_OFFERED if the goal alone is changed to a loss goal
 */
const withSafeGoal = async (
  repository: ProfileRepository,
  userId: string,
  { goal_agreed_with_doctor, ...change }: ProfileChange,
): Promise<Omit<ProfileChange, 'goal_agreed_with_doctor'>> => {
  const { daily_calorie_goal: goal } = change;
  if (typeof goal !== 'number' || goal_agreed_with_doctor) return change;
  const profile = await repository.read(userId);
  if (goal === profile.daily_calorie_goal) return change;
  const pick = <K extends (typeof bodyFields)[number]>(field: K) =>
    change[field] === undefined ? profile[field] : change[field];
  const body = {
    age: pick('age'),
    weight: pick('weight'),
    height: pick('height'),
    sex: pick('sex'),
    activity_level: pick('activity_level'),
    conditions: change.conditions ?? profile.conditions,
  };
  if (!isLossGoalAtRisk(goal, body)) return change;
  if (bodyFields.some((field) => change[field] !== undefined && change[field] !== profile[field]))
    return { ...change, daily_calorie_goal: Math.ceil(maintenanceOf(body)) };
  throw new CodedError('LOSS_GOAL_NOT_OFFERED');
};

/**
 * Saves the given fields. Setting macro targets requires the plan; clearing them never does. A loss goal of a user at
 * risk requires a confirmation (decision D49).
 */
export const saveProfile =
  (repository: ProfileRepository, needFeature: RequireFeature): Endpoint<typeof profileRoutes.save> =>
  async ({ caller, body, idempotency }) => {
    const setsTarget = macroGoalFields.some((field) => typeof body[field] === 'number');
    if (setsTarget) await needFeature(caller.user_id, 'personalized_goals');
    const change = await withSafeGoal(repository, caller.user_id, withCanonicalDiet(body));
    return repository.save(caller.user_id, change, idempotency);
  };
