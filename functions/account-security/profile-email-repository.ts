import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { Clock } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { createOpenAccountCheck } from '../platform/account/closed-account-entity.ts';
import { createProfileEntity, searchKeysOf } from '../profile/public.ts';
import { readRow } from '../platform/table/read-row.ts';
import { isThere } from '../platform/table/row-conditions.ts';
import { ConditionsFailed, transact } from '../platform/table/transact.ts';

/**
 * Writes an email to the user's profile if the profile exists and has a different one.
 * @returns the previous email, or null if nothing changed
 */
export type TakeOverEmail = (userId: string, email: string) => Promise<string | null>;

export const createTakeOverEmail = (table: Table, clock: Clock): TakeOverEmail => {
  const profiles = createProfileEntity(table);
  const openAccount = createOpenAccountCheck(table);
  return async (user_id, email) => {
    const profile = await readRow(profiles, { user_id });
    if (!profile || profile.email === email) return null;
    const update = profiles
      .build(UpdateItemCommand)
      .item({
        user_id,
        email,
        ...searchKeysOf({ ...profile, email }),
        updated_at: clock().toISOString(),
      })
      .options({ condition: isThere });
    try {
      await transact(table, [{ Update: update.params() }, openAccount(user_id)]);
      return profile.email ?? null;
    } catch (error) {
      // The account was closed in the meantime, so there is no profile to update.
      if (!(error instanceof ConditionsFailed)) throw error;
      return null;
    }
  };
};
