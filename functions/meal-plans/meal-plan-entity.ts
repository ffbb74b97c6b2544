import { Entity } from 'dynamodb-toolbox/entity';
import { any, item, number, string } from 'dynamodb-toolbox/schema';
import type { PlannedMeal } from '#shared/meal-plans/schema.ts';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** Key prefix of planned days. */
export const MEAL_PLAN_PREFIX = 'meal-plan#';

/** A user's plan of one wall-clock day. */
export const createMealPlanEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'meal_plan',
    table,
    schema: item({
      user_id: string().key(),
      date: string().key(),
      meals: any().castAs<PlannedMeal[]>(),
      version: number(),
      updated_at: string(),
    }),
    computeKey: ({ user_id, date }) => ({ pk: userPartition(user_id), sk: `${MEAL_PLAN_PREFIX}${date}` }),
  });

export type MealPlanEntity = ReturnType<typeof createMealPlanEntity>;
