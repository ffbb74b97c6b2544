import { isUnconstrained, readDiet } from '#shared/diet/read-diet.ts';
import { warningsOfMeal } from '#shared/diet/warnings-of-meal.ts';
import { healthRiskOf } from '#shared/goals/health-risk.ts';
import { dailyTargetsOf } from '#shared/goals/daily-targets.ts';
import type { mealPlanRoutes } from '#shared/meal-plans/routes.ts';
import type { MealPlanDay, PlannedMeal } from '#shared/meal-plans/schema.ts';
import { type DashboardRepository, macroGoalsOf } from '../dashboard/public.ts';
import { fillMissingDays } from '#shared/dashboard/fill-missing-days.ts';
import type { OpenFoods } from '../platform/foods/open-foods.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { MealPlanService } from './service.ts';

interface Dependencies {
  service: Pick<MealPlanService, 'read'>;
  sums: DashboardRepository;
  openFoods: OpenFoods;
}

type Conflicts = NonNullable<MealPlanDay['diet_conflicts']>;

/** Returns the warnings about the meals that are still to be eaten. A meal may be older than an allergy. */
const conflictsIn = async (
  meals: readonly PlannedMeal[],
  profile: Parameters<typeof readDiet>[0],
  openFoods: OpenFoods,
): Promise<Conflicts> => {
  const constraints = readDiet(profile);
  const open = meals.filter(({ logged_entry_id }) => logged_entry_id === null);
  if (open.length === 0 || isUnconstrained(constraints)) return [];
  const { recordOf } = await openFoods();
  return open
    .map((meal) => ({ meal_id: meal.id, warnings: warningsOfMeal(meal, constraints, recordOf) }))
    .filter(({ warnings }) => warnings.length > 0);
};

/** Returns one planned day with three parallel reads, plus one per logged meal. */
export const readPlanDay =
  ({ service, sums, openFoods }: Dependencies): Endpoint<typeof mealPlanRoutes.read> =>
  async ({ caller: { user_id }, params: { date } }) => {
    const [plan, profile, rows] = await Promise.all([
      service.read(user_id, date),
      sums.profile(user_id),
      sums.summaries(user_id, date, date),
    ]);
    const risk = healthRiskOf(profile ?? {});
    const conflicts = await conflictsIn(plan.meals, profile ?? {}, openFoods);
    return {
      ...plan,
      daily_calorie_goal: dailyTargetsOf(profile).calories,
      macro_goals: macroGoalsOf(profile),
      ...(risk && { health_risk: risk }),
      ...(conflicts.length > 0 && { diet_conflicts: conflicts }),
      eaten: fillMissingDays(rows, date, 1)[0]!,
    };
  };
