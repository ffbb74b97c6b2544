import { t } from '#web/lib/language/translate.ts';
import { type CalorieGoal, calorieGoalOf } from '#shared/profile/calorie-goal.ts';
import { type ProfileValues, typedProfile } from './profile-values.ts';
import { validateProfile } from './validate-profile.ts';

const needed = [
  ['age', t('age')],
  ['weight', t('weight')],
  ['height', t('height')],
  ['activity_level', t('activity level')],
] as const;

/** Result of the goal calculator: the goal, or the missing values. */
export type GoalEstimate = { goal: CalorieGoal; missing: null } | { goal: null; missing: string[] };

/** Calculates the goal. Values out of range count as missing, so that a typo has no effect. */
export const goalEstimateOf = (values: ProfileValues): GoalEstimate => {
  const errors = validateProfile(values);
  const { age, weight, height, activity_level, sex } = typedProfile(values);
  const typed = { age, weight, height, activity_level };
  const missing = needed.filter(([field]) => typed[field] == null || errors[field]).map(([, name]) => name);
  if (missing.length > 0 || age == null || weight == null || height == null || !values.activity_level) {
    return { goal: null, missing };
  }
  const body = { age, weight, height, activity_level: values.activity_level, sex: sex ?? null };
  return { goal: calorieGoalOf(body), missing: null };
};
