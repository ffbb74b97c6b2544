import type { GoalBody } from '#shared/goals/energy-goal.ts';
import { goalEnergyOf } from '#shared/goals/energy-goal.ts';
import { type GoalAim, recommendedGoalsOf } from '#shared/goals/recommended-goals.ts';
import { type ProfileValues, typedProfile, validateProfile } from '#web/features/profile/public.ts';
import { fieldNumber } from '#web/ui/format/format-number.ts';

/** The body that is typed; a figure that is out of range counts as unknown, so that nothing is made of a slip. */
export const goalBodyOf = (values: ProfileValues): GoalBody => {
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
  };
};

/** What is recommended to a body; nothing where it lacks a figure. */
export const recommendedTo = (body: GoalBody) => {
  const tdee = goalEnergyOf(body)?.tdee ?? null;
  return tdee === null ? [] : recommendedGoalsOf(tdee);
};

/**
 * The values with the goal that would be saved: one that was recommended follows the body, to the calorie; one that was
 * typed or slid stays as it is.
 * @param aim the recommendation that was chosen; null for a goal of one's own
 */
export const withGoal = (values: ProfileValues, aim: GoalAim | null): ProfileValues => {
  const chosen = recommendedTo(goalBodyOf(values)).find((goal) => goal.aim === aim && goal.isOffered);
  return chosen ? { ...values, daily_calorie_goal: fieldNumber(chosen.calories) } : values;
};
