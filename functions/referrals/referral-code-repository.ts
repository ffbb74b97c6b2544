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

/** A code and the sums of what it brought. */
export interface CodeRow {
  code: string;
  friends: number;
  credits_earned: number;
}

/** Codes of the table. */
export const createReferralCodes = (table: Table) => {
  const codes = createReferralCodeEntity(table);
  const owners = createReferralCodeOwnerEntity(table);
  const openAccount = createOpenAccountCheck(table);

  return {
    /** A person's code; null before it was asked for. */
    find: (userId: string): Promise<CodeRow | null> => readRow(codes, { user_id: userId }),

    /**
     * Gives a person a code, unless it is taken or the person has one by now.
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

    /** Whose code it is; null for one that nobody has. */
    ownerOf: async (code: string): Promise<string | null> =>
      (await readRow(owners, { code }))?.user_id ?? null,

    /** Makes a code nobody's. */
    release: async (userId: string, code: string): Promise<void> => {
      const condition = { attr: 'user_id', eq: userId } as const;
      await held(owners.build(DeleteItemCommand).key({ code }).options({ condition }).send());
    },
  };
};

export type ReferralCodes = ReturnType<typeof createReferralCodes>;
