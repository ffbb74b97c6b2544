import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Table } from '../platform/table/client.ts';
import { createOpenAccountCheck } from '../platform/account/closed-account-entity.ts';
import { held } from '../platform/table/condition-failure.ts';
import { readRow } from '../platform/table/read-row.ts';
import { createReferralCodeEntity, createReferralCodeOwnerEntity } from './referral-code-entity.ts';
import { isNew } from '../platform/table/row-conditions.ts';
import { ConditionsFailed, transact } from '../platform/table/transact.ts';

/** A referral code with its totals. */
export interface CodeRow {
  code: string;
  friends: number;
  credits_earned: number;
}

/** Reads and writes referral codes. */
export const createReferralCodes = (table: Table) => {
  const codes = createReferralCodeEntity(table);
  const owners = createReferralCodeOwnerEntity(table);
  const openAccount = createOpenAccountCheck(table);

  return {
    /** Returns a user's code, or null if none was created yet. */
    find: (userId: string): Promise<CodeRow | null> => readRow(codes, { user_id: userId }),

    /**
     * Assigns a code to a user, unless it is taken or the user already has one.
     * @throws CodedError UNAUTHENTICATED when the account is closed
     */
    claim: async (userId: string, code: string): Promise<void> => {
      const owner = owners.build(PutItemCommand).item({ code, user_id: userId });
      const mine = codes.build(PutItemCommand).item({ user_id: userId, code, friends: 0, credits_earned: 0 });
      try {
        await transact(table, [
          { Put: owner.options({ condition: isNew }).params() },
          { Put: mine.options({ condition: isNew }).params() },
          openAccount(userId),
        ]);
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
        if (error.failed[2]) throw new CodedError('UNAUTHENTICATED', { cause: error });
      }
    },

    /** Returns the owner of a code, or null. */
    ownerOf: async (code: string): Promise<string | null> =>
      (await readRow(owners, { code }))?.user_id ?? null,

    /** Removes the owner of a code. */
    release: async (userId: string, code: string): Promise<void> => {
      const condition = { attr: 'user_id', eq: userId } as const;
      await held(owners.build(DeleteItemCommand).key({ code }).options({ condition }).send());
    },
  };
};

export type ReferralCodes = ReturnType<typeof createReferralCodes>;
