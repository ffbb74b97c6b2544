import type { MealPlan } from '#shared/meal-plans/schema.ts';
import {
  createFoodEntryEntity,
  createSummaryWrites,
  entryWrites,
  photoWrites,
  type Rewrite,
} from '../../food-entries/public.ts';
import { createMealPlanEntity, planWrite } from '../../meal-plans/public.ts';
import { createPhotoEntity } from '../../photos/public.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Table } from '../../platform/table/client.ts';
import type { Write } from '../../platform/table/transact.ts';
import type { AddedWater } from '../coach-write-entity.ts';

/** Changes of entries, plans and water. */
export interface DiaryRewrite extends Rewrite {
  plans: readonly MealPlan[];
  water: readonly AddedWater[];
}

/** Builds the writes of changes of the diary with their daily sums and photos. Each fails after a concurrent change. */
export const createDiaryWrites = (table: Table, clock: Clock) => {
  const entries = createFoodEntryEntity(table);
  const plans = createMealPlanEntity(table);
  const photos = createPhotoEntity(table);
  const summaryWrites = createSummaryWrites(table);

  return async (user_id: string, rewrite: DiaryRewrite): Promise<Write[]> => {
    const at = clock().toISOString();
    const water = rewrite.water.map((added) => ({ user_id, at, ...added }));
    return [
      ...entryWrites(entries, rewrite),
      ...(await summaryWrites(rewrite, water)),
      ...photoWrites(photos, rewrite, clock()),
      ...rewrite.plans.map((plan) => planWrite(plans, user_id, plan, clock())),
    ];
  };
};
