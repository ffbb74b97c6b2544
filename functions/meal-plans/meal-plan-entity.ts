import type { PlannedMeal } from '#shared/meal-plans/schema.ts';
import { json, number, text, textKey } from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Key prefix of planned days. */
export const MEAL_PLAN_PREFIX = 'meal-plan#';

/** A user's plan of one wall-clock day. */
export const createMealPlanEntity = defineUserEntity(
  'meal_plan',
  {
    date: textKey,
    meals: json<PlannedMeal[]>(),
    version: number,
    updated_at: text,
  },
  ({ date }) => `${MEAL_PLAN_PREFIX}${date}`,
);

export type MealPlanEntity = ReturnType<typeof createMealPlanEntity>;
