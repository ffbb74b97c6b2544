import { setTimeout as pause } from 'node:timers/promises';
import { CodedError } from '#shared/errors/coded-error.ts';
import { isPassingCancellation } from '../platform/table/cancellation.ts';
import type { Table } from '../platform/table/client.ts';
import { createOpenAccountCheck } from '../platform/account/closed-account-entity.ts';
import { ConditionsFailed, transact, type Write } from '../platform/table/transact.ts';
import type { AccountChange, AccountRepository, OpenedAccount } from './account-repository.ts';

/** Far more than fifty people's fingers on one account need. */
const ATTEMPTS = 100;
const LONGEST_PAUSE_MS = 250;

export interface LedgerStep<T> extends AccountChange {
  /** What is written with the account, all or nothing. */
  writes?: Write[];
  answer: T;
}

export interface LedgerOptions {
  /** Nobody waits for the change any more. */
  deadline?: AbortSignal;
  /** Writes all or nothing; plainly where none is named. */
  commit?: (userId: string, writes: Write[]) => Promise<unknown>;
  /** The account as it was just read: it is read only if somebody was faster. */
  known?: OpenedAccount | undefined;
  /** Hears of the account as it is written. */
  onWritten?: (after: OpenedAccount) => void;
}

const isUntouched = <T>(opened: OpenedAccount, { account, entry, writes }: LedgerStep<T>): boolean =>
  account === opened.account &&
  !entry &&
  !writes?.length &&
  JSON.stringify(opened.stored?.account) === JSON.stringify({ ...opened.stored?.account, ...account });

/** Changes accounts of credits, one after the other: each change is made for the account as it is when it is written. */
export const createLedger = (table: Table, accounts: AccountRepository) => {
  const openAccount = createOpenAccountCheck(table);

  /** @throws ConditionsFailed for each of `writes`; CodedError UNAUTHENTICATED when the person's account is closed */
  const commitPlainly = async (userId: string, writes: Write[]): Promise<void> => {
    try {
      await transact(table, [...writes, openAccount(userId)]);
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error;
      if (error.failed[writes.length]) throw new CodedError('UNAUTHENTICATED', { cause: error });
      throw error;
    }
  };

  const change = async <T>(
    userId: string,
    step: (opened: OpenedAccount) => LedgerStep<T> | Promise<LedgerStep<T>>,
    options: LedgerOptions = {},
    attempt = 1,
  ): Promise<T> => {
    const { deadline, commit = commitPlainly, known, onWritten } = options;
    const opened = known ?? (await accounts.open(userId));
    const wanted = await step(opened);
    if (isUntouched(opened, wanted)) return wanted.answer;
    const own = accounts.writes(opened, wanted);
    try {
      await commit(userId, [...own, ...(wanted.writes ?? [])]);
      onWritten?.(accounts.after(opened, wanted));
      return wanted.answer;
    } catch (error) {
      const isOvertaken =
        error instanceof ConditionsFailed && error.failed.slice(0, own.length).some(Boolean);
      if (error instanceof ConditionsFailed && !isOvertaken)
        throw new ConditionsFailed(error.failed.slice(own.length), error);
      if (!isOvertaken && !isPassingCancellation(error)) throw error;
      if (attempt >= ATTEMPTS) throw new CodedError('SERVICE_UNAVAILABLE', { cause: error });
    }
    deadline?.throwIfAborted();
    await pause(Math.random() * Math.min(LONGEST_PAUSE_MS, 10 * 2 ** attempt));
    return change(userId, step, { ...options, known: undefined }, attempt + 1);
  };

  return {
    /**
     * Makes a change and its rows. A step that changes nothing writes nothing but what a new month or plan brought.
     * @param step called again when somebody else was faster; what it throws is thrown
     * @throws ConditionsFailed when a condition of the step's own writes did not hold, for those alone
     */
    change: <T>(
      userId: string,
      step: (opened: OpenedAccount) => LedgerStep<T> | Promise<LedgerStep<T>>,
      options?: LedgerOptions,
    ): Promise<T> => change(userId, step, options),
  };
};

export type Ledger = ReturnType<typeof createLedger>;
