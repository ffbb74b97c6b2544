import { type Language, languageAsked } from '#shared/language/languages.ts';
import type { Table } from '../platform/table/client.ts';
import { createProfileEntity } from './profile-entity.ts';
import { readRow } from '../platform/table/read-row.ts';

/** Returns the language of a user's emails, from the profile. */
export type LanguageOf = (userId: string) => Promise<Language>;

/** Returns the language of a request: the page's, otherwise the profile's, which is read only then. */
export type LanguageOfRequest = (request: {
  caller: { user_id: string };
  raw: { headers: Readonly<Record<string, string | undefined>> };
}) => Promise<Language>;

export const createLanguageOf = (table: Table): LanguageOf => {
  const profiles = createProfileEntity(table);
  return async (userId) => (await readRow(profiles, { user_id: userId }))?.language ?? 'en';
};

export const createLanguageOfRequest = (table: Table): LanguageOfRequest => {
  const languageOf = createLanguageOf(table);
  return async ({ caller, raw }) =>
    languageAsked(raw.headers['accept-language']) ?? languageOf(caller.user_id);
};
