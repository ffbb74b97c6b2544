import { CodedError } from '#shared/errors/coded-error.ts';
import type { Table } from '../table/client.ts';
import { optionalFlag, optionalNumber, optionalText } from '../table/attributes.ts';
import { defineUserEntity } from '../table/define-entity.ts';
import { ConditionsFailed, transact, type Write } from '../table/transact.ts';
import { userPartition } from '../table/user-key.ts';

export const CLOSED_ACCOUNT_KEY = 'account#closed';

/** `gsi1` partition of children's accounts, by the instant at which they are erased. */
export const CHILDREN_PARTITION = 'accounts#children';

/**
 * Record that an account is closed and rejects all writes (decision 0079). It stays until everything is erased, and then
 * expires once no token can be valid.
 */
export const createClosedAccountEntity = defineUserEntity(
  'closed_account',
  {
    closed_at: optionalText,
    /** Set when everything is erased. */
    expires_at: optionalNumber,
    /** The email and language of the deletion receipt, until it is sent. */
    receipt_to: optionalText,
    receipt_language: optionalText,
    /** Whether Stripe has payments of the user, and whether a trial was used; both are in the receipt. */
    has_payments: optionalFlag,
    has_used_trial: optionalFlag,
    /** Whether the account was closed because its user is a child, so that the data waits for a parent. */
    is_child: optionalFlag,
    /** When a child's data is erased. Missing after a parent asked to keep it. */
    erase_at: optionalText,
    gsi1pk: optionalText,
    gsi1sk: optionalText,
  },
  () => CLOSED_ACCOUNT_KEY,
);

/**
 * Condition that the user's account is open. Part of every transaction that creates rows, so that older tokens leave
 * none after a closing (decision D29): rows committed before the record are erased, and none are committed after it.
 */
export const createOpenAccountCheck =
  (table: Table) =>
  (userId: string): Write => ({
    // Without the entity, which would be part of every function that writes.
    ConditionCheck: {
      TableName: table.getName(),
      Key: { pk: userPartition(userId), sk: CLOSED_ACCOUNT_KEY },
      ConditionExpression: 'attribute_not_exists(user_id)',
    },
  });

/**
 * Creates writes that a closed account rejects.
 * @returns a function that writes in one transaction. It throws CodedError UNAUTHENTICATED if the account is closed, and
 * ConditionsFailed if a condition of `writes` failed
 */
export const createWriteWhileOpen = (table: Table) => {
  const openAccount = createOpenAccountCheck(table);
  return async (userId: string, writes: readonly Write[]): Promise<void> => {
    try {
      await transact(table, [...writes, openAccount(userId)]);
    } catch (error) {
      const isClosed = error instanceof ConditionsFailed && error.failed[writes.length] === true;
      throw isClosed ? new CodedError('UNAUTHENTICATED', { cause: error }) : error;
    }
  };
};
