import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { CHILDREN_PARTITION, createClosedAccountEntity } from '../platform/account/closed-account-entity.ts';
import { held } from '../platform/table/condition-failure.ts';
import { readRow } from '../platform/table/read-row.ts';
import { isNew } from '../platform/table/row-conditions.ts';

/** Twice the 15-minute lifetime of an access token (`infra/constructs/users/users.ts`), which allows for clock skew. */
const RETENTION_SECONDS = 30 * 60;

/** How long a child's data waits for a parent's message. */
export const CHILD_DAYS = 30;

export type ClosedAccount = FormattedItem<ReturnType<typeof createClosedAccountEntity>>;

/** Where the deletion receipt is sent, and what it lists. */
export interface ReceiptFacts {
  to: string;
  language: string;
  has_payments: boolean;
  has_used_trial: boolean;
}

/** Records which accounts are closed. */
export const createClosedAccounts = (table: Table, clock: Clock) => {
  const closed = createClosedAccountEntity(table);

  return {
    find: (userId: string): Promise<ClosedAccount | null> => readRow(closed, { user_id: userId }),

    /** Blocks all writes for this user until everything is erased. Does not change an account that is closed. */
    note: async (userId: string): Promise<void> => {
      const row = { user_id: userId, closed_at: clock().toISOString() };
      await held(closed.build(PutItemCommand).item(row).options({ condition: isNew }).send());
    },

    /** Blocks all writes for a child, whose data is erased later. Does not change an account that is closed. */
    noteChild: async (userId: string): Promise<void> => {
      const now = clock();
      const erase_at = new Date(now.getTime() + CHILD_DAYS * 86_400_000).toISOString();
      const keys = { gsi1pk: CHILDREN_PARTITION, gsi1sk: `${erase_at}#${userId}` };
      const row = { user_id: userId, closed_at: now.toISOString(), is_child: true, erase_at, ...keys };
      await held(closed.build(PutItemCommand).item(row).options({ condition: isNew }).send());
    },

    /** Blocks all writes while the account is erased, also if an earlier erasure lets the record expire. */
    beginErasure: async (userId: string): Promise<void> => {
      const child = { is_child: $remove(), erase_at: $remove(), gsi1pk: $remove(), gsi1sk: $remove() };
      const closed_at = clock().toISOString();
      const row = { user_id: userId, closed_at, expires_at: $remove(), ...child };
      await closed.build(UpdateItemCommand).item(row).send();
    },

    /** Keeps what the receipt needs, because the erasure deletes the items that it is read from. */
    keepReceipt: async (user_id: string, facts: ReceiptFacts): Promise<void> => {
      const { to: receipt_to, language: receipt_language, has_payments, has_used_trial } = facts;
      const row = { user_id, receipt_to, receipt_language, has_payments, has_used_trial };
      await closed.build(UpdateItemCommand).item(row).send();
    },

    /** Lets the record of an erased account expire, and deletes the rest of its data. */
    endErasure: async (user_id: string): Promise<void> => {
      const expires_at = epochSeconds(clock()) + RETENTION_SECONDS;
      const closed_at = clock().toISOString();
      await closed.build(PutItemCommand).item({ user_id, closed_at, expires_at }).send();
    },
  };
};

export type ClosedAccounts = ReturnType<typeof createClosedAccounts>;
