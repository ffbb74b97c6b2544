import type { MacroGoals } from '#shared/dashboard/schema.ts';
import { dailyTargetsOf, type TargetFields } from '#shared/goals/daily-targets.ts';

/** Returns the macro targets of a profile row, in g per day. */
export const macroGoalsOf = (profile: TargetFields | null): MacroGoals => {
  const { protein, carbs, fat } = dailyTargetsOf(profile);
  return { protein, carbs, fat };
};
