import type { Table } from '../../platform/table/client.ts';
import { createFoodEntryEntity } from '../../food-entries/public.ts';
import { getRows } from '../../platform/table/get-rows.ts';
import { rowKey } from '../../platform/table/row-key.ts';
import { createProfileEntity } from '../../profile/public.ts';
import { entryRow, type FoundMeal, nameRow, shownAttributes } from './meal-rows.ts';

/** Reads an own diary entry and profile as others would see them, with one request. */
export const createOwnMeal = (table: Table) => {
  const entries = createFoodEntryEntity(table);
  const profiles = createProfileEntity(table);

  return async (user_id: string, food_entry_id: string): Promise<Pick<FoundMeal, 'entry' | 'name'>> => {
    const entry = rowKey(entries, { user_id, id: food_entry_id });
    const name = rowKey(profiles, { user_id });
    const rowOf = await getRows(table, [entry, name], shownAttributes);
    return {
      entry: entryRow.nullable().parse(rowOf(entry) ?? null),
      name: nameRow.nullable().parse(rowOf(name) ?? null),
    };
  };
};

export type OwnMeal = ReturnType<typeof createOwnMeal>;
