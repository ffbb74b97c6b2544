import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { ledgerTotal } from '#shared/credits/account.ts';
import type { CreditChange } from '#shared/credits/schema.ts';
import { granted, takenBack } from '#shared/credits/spending.ts';
import type { Clock } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { createCreditGrantEntity } from './credit-grant-entity.ts';
import { readRow } from '../platform/table/read-row.ts';
import { isNew } from '../platform/table/row-conditions.ts';
import { ConditionsFailed, type Write } from '../platform/table/transact.ts';
import type { AccountRepository, OpenedAccount } from './account-repository.ts';
import type { Ledger, LedgerStep } from './ledger.ts';

export interface Grant {
  /** Idempotency key of the purpose: each key is granted only once. */
  key: string;
  /** Number of credits, above 0. */
  amount: number;
  reason: Extract<CreditChange['reason'], 'purchase' | 'referral' | 'refund' | 'correction'>;
}

/** Grants purchased and earned credits, and revokes them. */
export const createGrantRepository = (
  table: Table,
  clock: Clock,
  { ledger, accounts }: { ledger: Ledger; accounts: AccountRepository },
) => {
  const grants = createCreditGrantEntity(table);

  const step =
    (userId: string, { key, amount, reason }: Grant, change: typeof granted) =>
    ({ account }: OpenedAccount): LedgerStep<number> => {
      const after = change(account, amount);
      const came = ledgerTotal(after) - ledgerTotal(account);
      const row = { user_id: userId, key, amount: came, created_at: clock().toISOString() };
      const put = grants.build(PutItemCommand).item(row).options({ condition: isNew });
      return {
        account: after,
        ...(came !== 0 && { entry: { reason, amount: came } }),
        writes: [{ Put: put.params() }],
        answer: came,
      };
    };

  const isDone = async (userId: string, key: string): Promise<boolean> =>
    (await readRow(grants, { user_id: userId, key })) !== null;

  const once = async (userId: string, grant: Grant, change: typeof granted): Promise<number | null> => {
    if (await isDone(userId, grant.key)) return null;
    try {
      return await ledger.change(userId, step(userId, grant, change));
    } catch (error) {
      if (error instanceof ConditionsFailed) return null;
      throw error;
    }
  };

  /** Builds the writes for a transaction of the caller. It fails if the account or the grant changed concurrently. */
  const writes = async (userId: string, grant: Grant, change: typeof granted): Promise<Write[]> => {
    if (await isDone(userId, grant.key)) return [];
    const opened = await accounts.open(userId);
    const requested = step(userId, grant, change)(opened);
    return [...accounts.writes(opened, requested), ...(requested.writes ?? [])];
  };

  return {
    /**
     * Adds non-expiring credits, once per key.
     * @returns the number of credits, or null for a repeated call
     * @throws CodedError UNAUTHENTICATED when the account is closed
     */
    grant: (userId: string, grant: Grant) => once(userId, grant, granted),
    /**
     * Revokes non-expiring credits once per key, up to the remaining balance.
     * @returns the change as a negative number, or null for a repeated call
     */
    revoke: (userId: string, grant: Grant) => once(userId, grant, takenBack),
    /** Builds the same as writes, or none for a repeated call. The caller builds them again if they fail. */
    grantWrites: (userId: string, grant: Grant) => writes(userId, grant, granted),
    revokeWrites: (userId: string, grant: Grant) => writes(userId, grant, takenBack),
  };
};

export type GrantRepository = ReturnType<typeof createGrantRepository>;
