import { readerOf, type SuggestionReader } from '#shared/safety/reply/gate.ts';
import type { Table } from '../platform/table/client.ts';
import { readRow } from '../platform/table/read-row.ts';
import { createProfileEntity } from './profile-entity.ts';

/** Returns what a user's profile says about health, diet and allergies (decisions D48 and D49). */
export type ReadReader = (userId: string) => Promise<SuggestionReader>;

export const createReadReader = (table: Table): ReadReader => {
  const profiles = createProfileEntity(table);
  return async (userId) => readerOf((await readRow(profiles, { user_id: userId })) ?? null);
};
