import { calorieGoalOf } from '../profile/calorie-goal.ts';
import { DEFAULT_DAILY_CALORIE_GOAL } from '../profile/schema.ts';
import { type GoalBody, goalEnergyOf } from './energy-goal.ts';
import { healthRiskOf } from './health-risk.ts';

/**
 * Returns the lowest goal that maintains the weight, in kcal per day: the lower one of the product's two formulas, for a
 * sedentary user if the activity is unknown. Without body data the default goal stands in for it.
 */
export const maintenanceOf = (body: GoalBody): number => {
  const activity_level = body.activity_level ?? 'sedentary';
  const mifflin = goalEnergyOf({ ...body, activity_level })?.tdee ?? null;
  const { age, weight, height, sex } = body;
  if (mifflin === null || age === null || weight === null || height === null)
    return DEFAULT_DAILY_CALORIE_GOAL;
  return Math.min(mifflin, calorieGoalOf({ age, weight, height, sex, activity_level }).goal);
};

/**
 * Returns whether a goal means weight loss for a user at risk. It is not accepted unless the user agreed on it with a
 * doctor or midwife (decision D49).
 */
export const isLossGoalAtRisk = (goal: number, body: GoalBody): boolean =>
  healthRiskOf(body) !== null && goal < maintenanceOf(body);
