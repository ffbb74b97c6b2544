import { any, item, number, string } from 'dynamodb-toolbox/schema';
import type { PlannedMeal } from '#shared/meal-plans/schema.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Key prefix of planned days. */
export const MEAL_PLAN_PREFIX = 'meal-plan#';

/** A user's plan of one wall-clock day. */
export const createMealPlanEntity = defineUserEntity(
  'meal_plan',
  item({
    user_id: string().key(),
    date: string().key(),
    meals: any().castAs<PlannedMeal[]>(),
    version: number(),
    updated_at: string(),
  }),
  ({ date }) => `${MEAL_PLAN_PREFIX}${date}`,
);

export type MealPlanEntity = ReturnType<typeof createMealPlanEntity>;
