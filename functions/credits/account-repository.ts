import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { type CreditAccount, ledgerTotal, newAccount, type PlanNow } from '#shared/credits/account.ts';
import type { AiAction } from '#shared/credits/costs.ts';
import { currentAccount } from '#shared/credits/current-account.ts';
import type { CreditChange } from '#shared/credits/schema.ts';
import type { Clock } from '../platform/clock.ts';
import type { ReadPlan } from '../platform/plan/read-plan.ts';
import type { Table } from '../platform/table/client.ts';
import { createCreditChangeEntity } from '../platform/table/credit-change-entity.ts';
import { createCreditsEntity } from '../platform/table/credits-entity.ts';
import { createProfileEntity } from '../platform/table/profile-entity.ts';
import { readRow } from '../platform/table/read-row.ts';
import { isNew } from '../platform/table/row-conditions.ts';
import type { Write } from '../platform/table/transact.ts';

/** An account as it is now, and what of it the table does not know yet. */
export interface OpenedAccount {
  user_id: string;
  plan: PlanNow;
  account: CreditAccount;
  /** As the table has it; null: not at all. */
  stored: { version: number; changes: number; account: CreditAccount } | null;
  now: Date;
}

/** What a write does to an account. */
export interface AccountChange {
  account: CreditAccount;
  /** The change for the history; none where nothing came or went. */
  entry?: Entry;
}

interface Entry {
  reason: CreditChange['reason'];
  action?: AiAction;
  amount: number;
  /** What an unlimited plan spent: told, but taken from nothing. */
  isUnlimited?: boolean;
}

const idOf = (place: number): string => String(place).padStart(12, '0');

/** Accounts of credits, as rows. */
export const createAccountRepository = (table: Table, clock: Clock, readPlan: ReadPlan) => {
  const accounts = createCreditsEntity(table);
  const changes = createCreditChangeEntity(table);
  const profiles = createProfileEntity(table);

  /** When the person came; for who came before that was noted, now. */
  const signedUp = async (userId: string, now: Date): Promise<Date> => {
    const profile = await readRow(profiles, { user_id: userId });
    return profile?.created_at ? new Date(profile.created_at) : now;
  };

  return {
    open: async (userId: string): Promise<OpenedAccount> => {
      const [row, plan] = await Promise.all([readRow(accounts, { user_id: userId }), readPlan(userId)]);
      const now = clock();
      if (!row) {
        const account = currentAccount(newAccount(await signedUp(userId, now), now), plan, now);
        return { user_id: userId, plan, account, stored: null, now };
      }
      const { user_id: _of, version, changes: count, ...account } = row;
      const stored = { version, changes: count, account };
      return { user_id: userId, plan, account: currentAccount(account, plan, now), stored, now };
    },

    /**
     * The writes that make a change, the account's row first: it fails where the account changed meanwhile. What the
     * plan or a new month did to the account is a change of its own, before.
     */
    writes: (opened: OpenedAccount, { account, entry }: AccountChange): Write[] => {
      const { user_id, stored, now } = opened;
      const before = stored ? ledgerTotal(stored.account) : 0;
      const allowance: Entry = { reason: 'allowance', amount: ledgerTotal(opened.account) - before };
      const entries = [...(allowance.amount === 0 ? [] : [allowance]), ...(entry ? [entry] : [])];
      const first = (stored?.changes ?? 0) + 1;
      let balance = before;
      const history = entries.map(({ isUnlimited, ...each }, index): Write => {
        if (!isUnlimited) balance += each.amount;
        const put = changes.build(PutItemCommand).item({
          user_id,
          id: idOf(first + index),
          created_at: now.toISOString(),
          ...each,
          ...(!isUnlimited && { balance }),
        });
        return { Put: put.options({ condition: isNew }).params() };
      });
      const put = accounts.build(PutItemCommand).item({
        user_id,
        ...account,
        changes: first - 1 + entries.length,
        version: (stored?.version ?? 0) + 1,
      });
      const condition = stored ? ({ attr: 'version', eq: stored.version } as const) : isNew;
      return [{ Put: put.options({ condition }).params() }, ...history];
    },
  };
};

export type AccountRepository = ReturnType<typeof createAccountRepository>;
