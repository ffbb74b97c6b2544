import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { type CreditAccount, ledgerTotal, newAccount, type PlanNow } from '#shared/credits/account.ts';
import type { AiAction } from '#shared/credits/costs.ts';
import { currentAccount } from '#shared/credits/current-account.ts';
import type { CreditChange } from '#shared/credits/schema.ts';
import type { Clock } from '../platform/clock.ts';
import type { ReadPlan } from '../platform/plan/read-plan.ts';
import type { Table } from '../platform/table/client.ts';
import { createCreditChangeEntity } from './credit-change-entity.ts';
import { createCreditsEntity } from './credits-entity.ts';
import { createProfileEntity } from '../profile/profile-entity.ts';
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

/** What somebody read of a person just now, so that it need not be read again. */
export interface KnownRows {
  /** The row of credits; null where there is none yet. */
  credits: (Omit<NonNullable<OpenedAccount['stored']>, 'account'> & CreditAccount) | null;
  plan: PlanNow;
  /** When the person came; absent for who came before that was noted. */
  created_at?: string | undefined;
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

const totalBefore = ({ stored }: OpenedAccount): number => (stored ? ledgerTotal(stored.account) : 0);

/** What the history is told of a change: what plan or month did before it, then the change. */
const entriesOf = (opened: OpenedAccount, { entry }: AccountChange): Entry[] => {
  const amount = ledgerTotal(opened.account) - totalBefore(opened);
  return [...(amount === 0 ? [] : [{ reason: 'allowance' as const, amount }]), ...(entry ? [entry] : [])];
};

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

  const openedOf = (user_id: string, { credits, plan, created_at }: KnownRows): OpenedAccount => {
    const now = clock();
    if (!credits) {
      const account = newAccount(created_at ? new Date(created_at) : now, now);
      return { user_id, plan, account: currentAccount(account, plan, now), stored: null, now };
    }
    const { version, changes: count, ...account } = credits;
    const stored = { version, changes: count, account };
    return { user_id, plan, account: currentAccount(account, plan, now), stored, now };
  };

  return {
    openedOf,

    open: async (userId: string): Promise<OpenedAccount> => {
      const [row, plan] = await Promise.all([readRow(accounts, { user_id: userId }), readPlan(userId)]);
      if (!row) {
        const created_at = (await signedUp(userId, clock())).toISOString();
        return openedOf(userId, { credits: null, plan, created_at });
      }
      const { user_id: _of, ...credits } = row;
      return openedOf(userId, { credits, plan });
    },

    /** The account as a change leaves it, without another look. */
    after: (opened: OpenedAccount, change: AccountChange): OpenedAccount => ({
      ...opened,
      account: change.account,
      stored: {
        version: (opened.stored?.version ?? 0) + 1,
        changes: (opened.stored?.changes ?? 0) + entriesOf(opened, change).length,
        account: change.account,
      },
    }),

    /**
     * The writes that make a change, the account's row first: it fails where the account changed meanwhile. What the
     * plan or a new month did to the account is a change of its own, before.
     */
    writes: (opened: OpenedAccount, change: AccountChange): Write[] => {
      const { user_id, stored, now } = opened;
      const { account } = change;
      const entries = entriesOf(opened, change);
      const first = (stored?.changes ?? 0) + 1;
      let balance = totalBefore(opened);
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
