import type { Table } from '../../platform/table/client.ts';
import { readRow } from '../../platform/table/read-row.ts';
import { createProfileEntity } from '../../profile/public.ts';
import type { Recipient } from './notify-request.ts';

/** Reads whether and how a user wants to be notified of friend requests. */
export const createRecipientOf = (table: Table) => {
  const profiles = createProfileEntity(table);
  return async (user_id: string): Promise<Recipient> => {
    const row = await readRow(profiles, { user_id });
    return {
      notice: row?.friend_notice ?? null,
      email: row?.email ?? null,
      language: row?.language ?? 'en',
    };
  };
};
