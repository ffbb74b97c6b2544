import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { type Referral, referral } from '#shared/referrals/schema.ts';
import type { Clock } from '../platform/clock.ts';
import type { NewId } from '../platform/ids.ts';
import type { Table } from '../platform/table/client.ts';
import { createOpenAccountCheck } from '../platform/account/closed-account-entity.ts';
import { createProfileEntity } from '../profile/public.ts';
import { readRow } from '../platform/table/read-row.ts';
import { createSignUps, type SignUp } from './abuse/sign-up-repository.ts';
import { createReferralCodeEntity } from './referral-code-entity.ts';
import { createReferralEntity, createReferredByEntity, REFERRAL_PREFIX } from './referral-entity.ts';
import { isNew } from '../platform/table/row-conditions.ts';
import { ConditionsFailed, transact } from '../platform/table/transact.ts';
import { queryRows } from '../platform/table/query-rows.ts';

/** The referrer of a friend and the ID of the referral row. */
export interface ReferredBy {
  referrer_id: string;
  referral_id: string;
  inbox: string;
}

/** Reads and writes referrals. */
export const createReferrals = (table: Table, clock: Clock, newId: NewId) => {
  const referrals = createReferralEntity(table);
  const referredBys = createReferredByEntity(table);
  const codes = createReferralCodeEntity(table);
  const profiles = createProfileEntity(table);
  const openAccount = createOpenAccountCheck(table);
  const signUps = createSignUps(table, clock);

  return {
    /** Returns the email of a user's account, or null if unknown. */
    emailOf: async (userId: string): Promise<string | null> =>
      (await readRow(profiles, { user_id: userId }))?.email ?? null,

    /** Returns the referrer of a user, or null. */
    referredBy: (friendId: string): Promise<ReferredBy | null> => readRow(referredBys, { user_id: friendId }),

    /** Returns the row of a friend, or null if the referrer was deleted. */
    find: ({ referrer_id, referral_id }: ReferredBy) =>
      readRow(referrals, { user_id: referrer_id, id: referral_id }),

    /** Returns a user's latest referred friends, newest first. */
    newest: async (userId: string, limit: number): Promise<Referral[]> => {
      const rows = await queryRows(
        referrals,
        userId,
        { beginsWith: REFERRAL_PREFIX },
        { reverse: true, limit },
      );
      return rows.map((row) => referral.parse({ ...row, referrer_id: userId }));
    },

    /**
     * Records the referrer of a friend. Does nothing for a second referrer, a code that was released in the meantime or
     * a closing account.
     */
    add: async (friend: {
      friend_id: string;
      referrer_id: string;
      code: string;
      inbox: string;
      signUp: SignUp;
    }): Promise<void> => {
      const { friend_id, referrer_id, code, inbox, signUp } = friend;
      const id = newId();
      const referredBy = referredBys
        .build(PutItemCommand)
        .item({ user_id: friend_id, referrer_id, referral_id: id, inbox });
      const row = referrals.build(PutItemCommand).item({
        user_id: referrer_id,
        id,
        referral_code: code,
        status: 'pending',
        credits_earned: 0,
        created_at: clock().toISOString(),
      });
      const sums = codes.build(UpdateItemCommand).item({ user_id: referrer_id, friends: $add(1) });
      try {
        await transact(table, [
          { Put: referredBy.options({ condition: isNew }).params() },
          { Put: row.options({ condition: isNew }).params() },
          { Update: sums.options({ condition: { attr: 'code', eq: code } }).params() },
          openAccount(referrer_id),
          openAccount(friend_id),
          signUps.keep(friend_id, signUp),
        ]);
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
      }
    },
  };
};

export type Referrals = ReturnType<typeof createReferrals>;
