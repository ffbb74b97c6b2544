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
import { createProfileEntity } from '../profile/public.ts';
import { readRow } from '../platform/table/read-row.ts';
import { isNew } from '../platform/table/row-conditions.ts';
import type { Write } from '../platform/table/transact.ts';

/** An account in its current state, with changes that are not stored yet. */
export interface OpenedAccount {
  user_id: string;
  plan: PlanNow;
  account: CreditAccount;
  /** The stored state, or null if there is no row. */
  stored: { version: number; changes: number; account: CreditAccount } | null;
  now: Date;
}

/** Rows of a user that were just read, to avoid reading them again. */
export interface KnownRows {
  /** The credits row, or null if it does not exist yet. */
  credits: (Omit<NonNullable<OpenedAccount['stored']>, 'account'> & CreditAccount) | null;
  plan: PlanNow;
  /** Sign-up time; missing for users from before it was recorded. */
  created_at?: string | undefined;
}

/** The effect of a write on an account. */
export interface AccountChange {
  account: CreditAccount;
  /** The entry for the credit history; omitted if the balance does not change. */
  entry?: Entry;
}

interface Entry {
  reason: CreditChange['reason'];
  action?: AiAction;
  amount: number;
  /** Spent on an unlimited plan: recorded but not deducted. */
  isUnlimited?: boolean;
}

const totalBefore = ({ stored }: OpenedAccount): number => (stored ? ledgerTotal(stored.account) : 0);

/** Returns the history entries of a change: first the effect of a new plan or month, then the change itself. */
const entriesOf = (opened: OpenedAccount, { entry }: AccountChange): Entry[] => {
  const amount = ledgerTotal(opened.account) - totalBefore(opened);
  return [...(amount === 0 ? [] : [{ reason: 'allowance' as const, amount }]), ...(entry ? [entry] : [])];
};

const idOf = (place: number): string => String(place).padStart(12, '0');

/** Reads and writes credit accounts. */
export const createAccountRepository = (table: Table, clock: Clock, readPlan: ReadPlan) => {
  const accounts = createCreditsEntity(table);
  const changes = createCreditChangeEntity(table);
  const profiles = createProfileEntity(table);

  /** Returns the sign-up time, or now for users from before it was recorded. */
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

    /** Returns the account after a change without reading it again. */
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
     * Builds the writes of a change. The account row comes first and fails after a concurrent change. The effect of a
     * new plan or month is recorded as a separate change before it.
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
