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
  /** Names what it is for: the same key is granted once, ever. */
  key: string;
  /** Credits, above 0. */
  amount: number;
  reason: Extract<CreditChange['reason'], 'purchase' | 'referral' | 'refund' | 'correction'>;
}

/** Credits that are bought or earned, and those that are taken back. */
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

  /** For a transaction of somebody else's: it fails where the account or the grant was changed meanwhile. */
  const writes = async (userId: string, grant: Grant, change: typeof granted): Promise<Write[]> => {
    if (await isDone(userId, grant.key)) return [];
    const opened = await accounts.open(userId);
    const wanted = step(userId, grant, change)(opened);
    return [...accounts.writes(opened, wanted), ...(wanted.writes ?? [])];
  };

  return {
    /**
     * Adds credits that stay, once for each key.
     * @returns how many; null when it was done before
     * @throws CodedError UNAUTHENTICATED when the account is closed
     */
    grant: (userId: string, grant: Grant) => once(userId, grant, granted),
    /**
     * Takes credits that stay away again, once for each key, as many as are still there.
     * @returns how many, with a minus; null when it was done before
     */
    takeBack: (userId: string, grant: Grant) => once(userId, grant, takenBack),
    /** The same as writes; none when it was done before. Whoever writes them makes them anew when they fail. */
    grantWrites: (userId: string, grant: Grant) => writes(userId, grant, granted),
    takeBackWrites: (userId: string, grant: Grant) => writes(userId, grant, takenBack),
  };
};

export type GrantRepository = ReturnType<typeof createGrantRepository>;
