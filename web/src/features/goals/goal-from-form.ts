import type { GoalBody } from '#shared/goals/energy-goal.ts';
import { goalEnergyOf } from '#shared/goals/energy-goal.ts';
import { healthRiskOf } from '#shared/goals/health-risk.ts';
import { type GoalAim, recommendedGoalsOf } from '#shared/goals/recommended-goals.ts';
import { type ProfileValues, typedProfile, validateProfile } from '#web/features/profile/public.ts';
import { fieldNumber } from '#web/ui/format/format-number.ts';

/** Returns the typed body values. Values out of range count as unknown, so that a typo has no effect. */
export const goalBodyOf = (values: ProfileValues, conditions: readonly string[]): GoalBody => {
  const errors = validateProfile(values);
  const typed = typedProfile(values);
  const known = (field: 'age' | 'weight' | 'height'): number | null =>
    errors[field] ? null : (typed[field] ?? null);
  return {
    age: known('age'),
    weight: known('weight'),
    height: known('height'),
    sex: values.sex || null,
    activity_level: values.activity_level || null,
    conditions,
  };
};

/** Returns the recommended goals; nothing if a value is missing. Users at risk are not offered a loss (decision D49). */
export const recommendedTo = (body: GoalBody) => {
  const tdee = goalEnergyOf(body)?.tdee ?? null;
  const goals = tdee === null ? [] : recommendedGoalsOf(tdee);
  return healthRiskOf(body) === null ? goals : goals.filter(({ aim }) => aim !== 'loss');
};

/**
 * Returns the values with the goal to save: a recommended goal follows the body values, a custom one stays as it is.
 * @param aim the selected recommendation; null for a custom goal
 */
export const withGoal = (
  values: ProfileValues,
  aim: GoalAim | null,
  conditions: readonly string[],
): ProfileValues => {
  const chosen = recommendedTo(goalBodyOf(values, conditions)).find(
    (goal) => goal.aim === aim && goal.isOffered,
  );
  return chosen ? { ...values, daily_calorie_goal: fieldNumber(chosen.calories) } : values;
};
