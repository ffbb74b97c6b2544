import type { Table } from '../../platform/table/client.ts';
import { createProfileEntity } from '../../profile/public.ts';
import { readRow } from '../../platform/table/read-row.ts';

/** Returns the email of a user's profile, or null. Stripe sends receipts to it. */
export const createEmailOf = (table: Table) => {
  const profiles = createProfileEntity(table);
  return async (userId: string): Promise<string | null> =>
    (await readRow(profiles, { user_id: userId }))?.email ?? null;
};
