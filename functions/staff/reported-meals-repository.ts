import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { StaffReport } from '#shared/staff/schema.ts';
import type { SignPhotoUrl } from '../platform/photos/photo-urls.ts';
import type { Table } from '../platform/table/client.ts';
import {
  type MealRow,
  createFeedPointerEntity,
  createSharedEntryEntity,
  createSharedMealEntity,
  entryRow,
  mealRow,
} from '../social/public.ts';
import { createFoodEntryEntity } from '../food-entries/public.ts';
import { getRows } from '../platform/table/get-rows.ts';
import { readRow } from '../platform/table/read-row.ts';
import { isThere } from '../platform/table/row-conditions.ts';
import { rowKey } from '../platform/table/row-key.ts';
import type { Write } from '../platform/table/transact.ts';

/** Returns the attributes that other users see of meals and entries. Nothing else is read. */
const attributesOf = (row: typeof mealRow | typeof entryRow): string[] => Object.keys(row.shape);

/** Reads shared meals for staff. */
export const createReportedMeals = (table: Table, signPhotoUrl: SignPhotoUrl) => {
  const meals = createSharedMealEntity(table);
  const entries = createFoodEntryEntity(table);
  const pointers = createFeedPointerEntity(table);
  const sharedEntries = createSharedEntryEntity(table);

  /** Finds meals with two requests, regardless of their number. Missing meals are left out. */
  const find = async (ids: readonly string[]): Promise<Map<string, MealRow>> => {
    const keyOf = (id: string) => rowKey(meals, { id });
    const rowOf = await getRows(table, ids.map(keyOf), attributesOf(mealRow));
    return new Map(
      ids.flatMap((id) => {
        const row = rowOf(keyOf(id));
        return row ? [[id, mealRow.parse(row)] as const] : [];
      }),
    );
  };

  return {
    find: async (id: string): Promise<MealRow | null> => (await find([id])).get(id) ?? null,

    /** Returns a function that shows the meal of a report as others see it, or null if it is gone. */
    shown: async (ids: readonly string[]): Promise<(id: string) => Promise<StaffReport['meal']>> => {
      const found = await find(ids);
      const entryKey = (meal: MealRow) => rowKey(entries, { user_id: meal.user_id, id: meal.food_entry_id });
      const rowOf = await getRows(table, [...found.values()].map(entryKey), attributesOf(entryRow));
      return async (id) => {
        const meal = found.get(id);
        const row = meal && rowOf(entryKey(meal));
        if (!row) return null;
        const { food_name, calories, serving_size = null, image_url } = entryRow.parse(row);
        return {
          user_id: meal.user_id,
          food_name,
          calories,
          serving_size,
          caption: meal.caption ?? null,
          image_url: await signPhotoUrl((meal.with_photo && image_url) || null),
          is_hidden: meal.is_hidden === true,
        };
      };
    },

    /** Returns the name of a meal, or '' if its diary entry is gone. */
    nameOf: async ({ user_id, food_entry_id: id }: MealRow): Promise<string> =>
      (await readRow(entries, { user_id, id }))?.food_name ?? '',

    /** Builds the change that hides a meal from others. Likes and feeds stay, so that it can be shown again. */
    hide: ({ id }: MealRow): Write => {
      const update = meals.build(UpdateItemCommand).item({ id, is_hidden: true });
      return { Update: update.options({ condition: isThere }).params() };
    },

    /** Builds the change that shows a hidden meal again. */
    show: ({ id }: MealRow): Write => {
      const update = meals.build(UpdateItemCommand).item({ id, is_hidden: $remove() });
      return { Update: update.options({ condition: isThere }).params() };
    },

    /**
     * Builds the deletion of a meal, as if its owner unshared it, and the mark that it cannot be shared again. Likes and friends' feeds are cleaned up through the
     * table's stream.
     */
    remove: ({ id, user_id, food_entry_id }: MealRow): Write[] => [
      { Delete: meals.build(DeleteItemCommand).key({ id }).params() },
      { Delete: pointers.build(DeleteItemCommand).key({ user_id, id }).params() },
      {
        Put: sharedEntries
          .build(PutItemCommand)
          .item({ user_id, food_entry_id, shared_meal_id: id, is_removed: true })
          .params(),
      },
    ],

    /** Builds the deletion of the mark that a removed meal cannot be shared again. */
    allowSharing: (user_id: string, food_entry_id: string): Write => ({
      Delete: sharedEntries.build(DeleteItemCommand).key({ user_id, food_entry_id }).params(),
    }),
  };
};

export type ReportedMeals = ReturnType<typeof createReportedMeals>;
