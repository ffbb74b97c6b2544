import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { Money, Withdrawal } from '#shared/billing/contracts/schema.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import { createOpenAccountCheck } from '../../platform/account/closed-account-entity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Table } from '../../platform/table/client.ts';
import { readRow } from '../../platform/table/read-row.ts';
import { isNew } from '../../platform/table/row-conditions.ts';
import { ConditionsFailed, transact } from '../../platform/table/transact.ts';
import { createWithdrawalEntity } from './withdrawal-entity.ts';

/** A stored withdrawal. */
export interface StoredWithdrawal extends Withdrawal {
  isDone: boolean;
}

/** Reads and writes withdrawals. */
export const createWithdrawals = (table: Table, clock: Clock) => {
  const withdrawals = createWithdrawalEntity(table);
  const openAccount = createOpenAccountCheck(table);

  const find = async (userId: string, id: string): Promise<StoredWithdrawal | null> => {
    const row = await readRow(withdrawals, { user_id: userId, contract_id: id });
    if (!row) return null;
    const { declared_at, refunded: amount, currency, done_at } = row;
    const refund = amount === undefined || currency === undefined ? null : { amount, currency };
    return { id, declared_at, refund, isDone: done_at !== undefined };
  };

  return {
    find,

    /**
     * Stores a declaration.
     * @returns the stored one, which a concurrent or earlier request may have written
     * @throws CodedError UNAUTHENTICATED if the account is closed
     */
    declare: async (userId: string, id: string, declaredAt: Date): Promise<StoredWithdrawal> => {
      const declared_at = declaredAt.toISOString();
      try {
        await transact(table, [
          openAccount(userId),
          {
            Put: withdrawals
              .build(PutItemCommand)
              .item({ user_id: userId, contract_id: id, declared_at })
              .options({ condition: isNew })
              .params(),
          },
        ]);
        return { id, declared_at, refund: null, isDone: false };
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
        const stored = await find(userId, id);
        if (error.failed[0] || stored === null) throw new CodedError('UNAUTHENTICATED', { cause: error });
        return stored;
      }
    },

    /** Records that a withdrawal was carried out. */
    complete: async (userId: string, id: string, refund: Money | null): Promise<void> => {
      await withdrawals
        .build(UpdateItemCommand)
        .item({
          user_id: userId,
          contract_id: id,
          done_at: clock().toISOString(),
          ...(refund !== null && { refunded: refund.amount, currency: refund.currency }),
        })
        .send();
    },
  };
};

export type Withdrawals = ReturnType<typeof createWithdrawals>;
