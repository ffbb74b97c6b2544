import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import type { Language } from '#shared/language/languages.ts';
import type { Clock } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { held } from '../platform/table/condition-failure.ts';
import { createProfileEntity, searchKeysOf } from '../profile/public.ts';
import { isNew } from '../platform/table/row-conditions.ts';

interface Person {
  user_id: string;
  email: string;
  full_name: string | undefined;
  /** null means English, as in a profile without a language. */
  language: Language | null;
}

/** Creates a new user's profile. @returns false if it already exists */
export type ProfileStart = (person: Person) => Promise<boolean>;

export const createProfileStart = (table: Table, clock: Clock): ProfileStart => {
  const profiles = createProfileEntity(table);
  return ({ full_name, language, ...person }) => {
    const now = clock().toISOString();
    const row = {
      ...person,
      ...(full_name && { full_name }),
      ...(language && { language }),
      ...searchKeysOf({ ...person, full_name }),
      created_at: now,
      updated_at: now,
    };
    return held(profiles.build(PutItemCommand).item(row).options({ condition: isNew }).send());
  };
};
