import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { Clock } from '../../platform/clock.ts';
import type { Table } from '../../platform/table/client.ts';
import { createOpenAccountCheck } from '../../platform/account/closed-account-entity.ts';
import { createProfileEntity } from '../../profile/public.ts';
import { readRow } from '../../platform/table/read-row.ts';
import { isThere } from '../../platform/table/row-conditions.ts';
import { tryTransact } from '../../platform/table/transact.ts';
import { createUnsubscribeEntity } from './weekly-mail-entity.ts';
import { unsubscribeHashOf } from '../../platform/mail/unsubscribe-token.ts';

/**
 * Ends a user's weekly emails by the token of one of them. Idempotent. @returns false if the token is unknown or
 * expired
 */
export type Unsubscribe = (token: string) => Promise<boolean>;

export const createUnsubscribeRepository = (table: Table, clock: Clock): Unsubscribe => {
  const tokens = createUnsubscribeEntity(table);
  const profiles = createProfileEntity(table);
  const openAccount = createOpenAccountCheck(table);
  return async (token) => {
    const owner = await readRow(tokens, { token_hash: unsubscribeHashOf(token) });
    if (!owner) return false;
    const { user_id } = owner;
    const update = profiles
      .build(UpdateItemCommand)
      .item({ user_id, weekly_mail: false, updated_at: clock().toISOString() })
      .options({ condition: isThere });
    return tryTransact(table, [{ Update: update.params() }, openAccount(user_id)]);
  };
};
