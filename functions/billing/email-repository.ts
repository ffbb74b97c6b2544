import type { Table } from '../platform/table/client.ts';
import { createProfileEntity } from '../platform/table/profile-entity.ts';
import { readRow } from '../platform/table/read-row.ts';

/** The e-mail with which a person signed up; null where the profile has none. Stripe sends receipts there. */
export const createEmailOf = (table: Table) => {
  const profiles = createProfileEntity(table);
  return async (userId: string): Promise<string | null> =>
    (await readRow(profiles, { user_id: userId }))?.email ?? null;
};
