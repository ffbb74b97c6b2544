import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import type { MealPlan } from '#shared/meal-plans/schema.ts';
import type { MealPlanEntity } from './meal-plan-entity.ts';
import { isNew } from '../platform/table/row-conditions.ts';
import type { Write } from '../platform/table/transact.ts';

/** Builds the write of a whole planned day. Fails after a concurrent change. */
export const planWrite = (
  plans: MealPlanEntity,
  user_id: string,
  { date, meals, version, updated_at }: MealPlan,
  now: Date,
): Write => {
  const row = { user_id, date, meals, version, updated_at: updated_at ?? now.toISOString() };
  const condition = version === 1 ? isNew : ({ attr: 'version', eq: version - 1 } as const);
  return { Put: plans.build(PutItemCommand).item(row).options({ condition }).params() };
};
