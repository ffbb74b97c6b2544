import { type DietConstraints, readDiet } from '#shared/diet/read-diet.ts';
import type { Table } from '../platform/table/client.ts';
import { readRow } from '../platform/table/read-row.ts';
import { createProfileEntity } from './profile-entity.ts';

/** Returns what a user's profile says about diet and allergies (decision D48). */
export type ReadDiet = (userId: string) => Promise<DietConstraints>;

export const createReadDiet = (table: Table): ReadDiet => {
  const profiles = createProfileEntity(table);
  return async (userId) => readDiet((await readRow(profiles, { user_id: userId })) ?? {});
};
