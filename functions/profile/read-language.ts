import type { Language } from '#shared/language/languages.ts';
import type { Table } from '../platform/table/client.ts';
import { createProfileEntity } from './profile-entity.ts';
import { readRow } from '../platform/table/read-row.ts';

/** Returns the language of a user's emails, from the profile. */
export type LanguageOf = (userId: string) => Promise<Language>;

export const createLanguageOf = (table: Table): LanguageOf => {
  const profiles = createProfileEntity(table);
  return async (userId) => (await readRow(profiles, { user_id: userId }))?.language ?? 'en';
};
