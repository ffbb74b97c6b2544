import { CodedError } from '#shared/errors/coded-error.ts';
import { waitBeforeRetry } from '../platform/backoff.ts';
import { isTransientCancellation } from '../platform/table/cancellation.ts';
import type { Table } from '../platform/table/client.ts';
import { createOpenAccountCheck } from '../platform/account/closed-account-entity.ts';
import { ConditionsFailed, transact, type Write } from '../platform/table/transact.ts';
import type { AccountChange, AccountRepository, OpenedAccount } from './account-repository.ts';

/** Far more attempts than concurrent requests for one account need. */
const ATTEMPTS = 100;
const MAX_BACKOFF_MS = 250;

export interface LedgerStep<T> extends AccountChange {
  /** Writes in the same transaction as the account. */
  writes?: Write[];
  answer: T;
}

export interface LedgerOptions {
  /** Aborts when the caller no longer waits. */
  deadline?: AbortSignal;
  /** Commits the transaction. Defaults to a plain transaction. */
  commit?: (userId: string, writes: Write[]) => Promise<unknown>;
  /** The account as just read. It is only read again after a conflict. */
  known?: OpenedAccount | undefined;
  /** Called with the account as written. */
  onWritten?: (after: OpenedAccount) => void;
}

const isUntouched = <T>(opened: OpenedAccount, { account, entry, writes }: LedgerStep<T>): boolean =>
  account === opened.account &&
  !entry &&
  !writes?.length &&
  JSON.stringify(opened.stored?.account) === JSON.stringify({ ...opened.stored?.account, ...account });

/** Changes credit accounts with optimistic locking, so that each change applies to the latest state. */
export const createLedger = (table: Table, accounts: AccountRepository) => {
  const openAccount = createOpenAccountCheck(table);

  /** @throws ConditionsFailed for `writes`; CodedError UNAUTHENTICATED if the user's account is closed */
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
    const requested = await step(opened);
    if (isUntouched(opened, requested)) return requested.answer;
    const own = accounts.writes(opened, requested);
    try {
      await commit(userId, [...own, ...(requested.writes ?? [])]);
      onWritten?.(accounts.after(opened, requested));
      return requested.answer;
    } catch (error) {
      const isConflict = error instanceof ConditionsFailed && error.failed.slice(0, own.length).some(Boolean);
      if (error instanceof ConditionsFailed && !isConflict)
        throw new ConditionsFailed(error.failed.slice(own.length), error);
      if (!isConflict && !isTransientCancellation(error)) throw error;
      if (attempt >= ATTEMPTS) throw new CodedError('SERVICE_UNAVAILABLE', { cause: error });
    }
    deadline?.throwIfAborted();
    await waitBeforeRetry(attempt, { base: 10, max: MAX_BACKOFF_MS });
    return change(userId, step, { ...options, known: undefined }, attempt + 1);
  };

  return {
    /**
     * Applies a change and its writes. A step without a change only stores the effect of a new month or plan.
     * @param step called again after a conflict; its errors are passed on
     * @throws ConditionsFailed for the step's own writes only
     */
    change: <T>(
      userId: string,
      step: (opened: OpenedAccount) => LedgerStep<T> | Promise<LedgerStep<T>>,
      options?: LedgerOptions,
    ): Promise<T> => change(userId, step, options),
  };
};

export type Ledger = ReturnType<typeof createLedger>;
