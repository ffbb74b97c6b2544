import { Entity } from 'dynamodb-toolbox/entity';
import { any, boolean, item, number, string } from 'dynamodb-toolbox/schema';
import { keptUntil } from '#shared/food-entries/keeping.ts';
import { mealTypes } from '#shared/food-entries/meal-type.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** '$' follows '#': the first key after all that begin with a prefix that ends in '#'. */
const AFTER = '$';

/**
 * Where a day's entries stand; all entries, without a day. As bounds, not as a prefix: DynamoDB Local looks through the
 * whole history for a prefix.
 */
export const dayRange = (day?: string): { between: [string, string] } => {
  const name = day ? `day#${day}` : 'day';
  return { between: [`${name}#`, `${name}${AFTER}`] };
};

/** Where an entry stands in its day: days, then instants, in order. */
const dayKey = (entry: { local_date: string; logged_at: string; id: string }): string =>
  `day#${entry.local_date}#${entry.logged_at}#${entry.id}`;

/**
 * A logged food. `sk` finds it by id; `lsi1` keeps a person's entries by day and instant, so that a day and the
 * latest entries are one consistent query each. Unknown figures are absent.
 */
export const createFoodEntryEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'food_entry',
    table,
    schema: item({
      user_id: string().key(),
      id: string().key(),
      food_name: string(),
      calories: number(),
      protein: number().optional(),
      carbs: number().optional(),
      fat: number().optional(),
      fiber: number().optional(),
      sugar: number().optional(),
      sodium: number().optional(),
      serving_size: string().optional(),
      confidence_score: number().optional(),
      image_url: string().optional(),
      meal_type: string().enum(...mealTypes),
      logged_at: string(),
      local_date: string(),
      time_zone: string(),
      items: any().castAs<FoodItem[]>().optional(),
      /** Only while it stands as it was logged. The stream tells of the first one. */
      spoken: boolean().optional(),
      version: number(),
      updated_at: string(),
    }).and((entry) => ({
      lsi1sk: string().link<typeof entry>(dayKey).hidden(),
      expires_at: number()
        .link<typeof entry>(({ updated_at }) => keptUntil(updated_at))
        .hidden(),
    })),
    computeKey: ({ user_id, id }) => ({ pk: userPartition(user_id), sk: `entry#${id}` }),
  });

export type FoodEntryEntity = ReturnType<typeof createFoodEntryEntity>;
