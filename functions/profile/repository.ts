import { type Profile, type ProfileChange, profile } from '#shared/profile/schema.ts';
import type { Clock } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { withNulls } from '../platform/table/nulls.ts';
import { createProfileEntity } from '../platform/table/profile-entity.ts';

type Changed = keyof ProfileChange;

/** Profiles of the table. A person without a row has an empty profile. */
export const createProfileRepository = (table: Table, clock: Clock) => {
  const profiles = createProfileEntity(table);

  const parsed = (userId: string, row: object | null): Profile =>
    profile.parse({ ...withNulls(row ?? { updated_at: clock().toISOString() }, profile), id: userId });

  return {
    read: async (userId: string): Promise<Profile> =>
      parsed(userId, (await profiles.get({ user_id: userId }).go({ consistent: true })).data),

    /** Writes the given fields; null empties one. Answers the saved row. */
    save: async (userId: string, change: ProfileChange): Promise<Profile> => {
      const given = Object.entries(change).filter(([, value]) => value !== undefined);
      const emptied = given.filter(([, value]) => value === null).map(([name]) => name as Changed);
      const written = Object.fromEntries(given.filter(([, value]) => value !== null)) as object;
      const update = profiles
        .update({ user_id: userId })
        .set({ ...written, updated_at: clock().toISOString() })
        .remove(emptied);
      return parsed(userId, (await update.go({ response: 'all_new' })).data);
    },
  };
};

export type ProfileRepository = ReturnType<typeof createProfileRepository>;
