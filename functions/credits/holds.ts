import { allowanceOf, ledgerTotal } from '#shared/credits/account.ts';
import { type AiAction, creditCosts } from '#shared/credits/costs.ts';
import { released, reserved, settled } from '#shared/credits/spending.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { NewId } from '../platform/ids.ts';
import { ConditionsFailed, type Write } from '../platform/table/transact.ts';
import type { AccountRepository, KnownRows, OpenedAccount } from './account-repository.ts';
import { exhausted } from './daily-credits-used.ts';
import type { FairUse } from './fair-use.ts';
import type { Hold, HoldRepository } from './hold-repository.ts';
import type { Ledger, LedgerOptions } from './ledger.ts';

/** Longer than any request takes: older holds were left by a crash. */
const REQUEST_SECONDS = 120;

export interface HoldRequest {
  user_id: string;
  key: string;
  request_hash: string;
  action: AiAction;
  /** Duration of the hold in seconds; defaults to a request's maximum. */
  seconds?: number;
  deadline?: AbortSignal;
  /** Rows just read for this user. They are not read again for the hold or its end. */
  known?: KnownRows | undefined;
}

interface Dependencies {
  accounts: Pick<AccountRepository, 'openedOf'>;
  ledger: Ledger;
  repository: HoldRepository;
  fairUse: FairUse;
  clock: Clock;
  newId: NewId;
}

/** Manages credit holds: reserved before an answer, spent if it is useful, otherwise released. */
export const createHolds = ({ accounts, ledger, repository, fairUse, clock, newId }: Dependencies) => {
  /** Accounts as left by holds that started from known rows. */
  const left = new WeakMap<Hold, OpenedAccount>();
  const lastSeen = (hold: Hold): Pick<LedgerOptions, 'known'> => {
    const known = left.get(hold);
    return known ? { known: { ...known, now: clock() } } : {};
  };

  /** Ignores a hold that has already ended. */
  const end = async (work: Promise<unknown>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error;
    }
  };

  const uncounted = ({ unlimited, user_id, amount, since }: Hold): Write[] =>
    unlimited ? fairUse.giveBackWrites(user_id, amount, since) : [];

  const release = (hold: Hold): Promise<void> =>
    end(
      ledger.change(
        hold.user_id,
        ({ account }) => ({
          account: released(account, hold),
          writes: [repository.drop(hold), ...uncounted(hold)],
          answer: null,
        }),
        lastSeen(hold),
      ),
    );

  /** Releases the holds left by crashes. @returns whether there were any */
  const releaseForgotten = async (userId: string): Promise<boolean> => {
    const now = epochSeconds(clock());
    const forgotten = (await repository.all(userId)).filter(({ until }) => until <= now);
    for (const hold of forgotten) await release(hold);
    return forgotten.length > 0;
  };

  const spend = (hold: Hold, options?: LedgerOptions): Promise<unknown> =>
    ledger.change(
      hold.user_id,
      ({ account }) => {
        const after = hold.unlimited ? account : settled(account, hold);
        const amount = hold.unlimited ? -hold.amount : ledgerTotal(after) - ledgerTotal(account);
        return {
          account: after,
          entry: { reason: 'spent', action: hold.action, amount, isUnlimited: hold.unlimited },
          writes: [repository.drop(hold)],
          answer: null,
        };
      },
      { ...lastSeen(hold), ...options },
    );

  /** @returns an error if there are not enough credits */
  const take = async (request: HoldRequest, holder: string): Promise<Hold | CodedError> => {
    const { user_id, key, request_hash, action, seconds = REQUEST_SECONDS, deadline, known } = request;
    const amount = creditCosts[action].cost;
    let after: OpenedAccount | undefined;
    const taken = await ledger.change<Hold | CodedError>(
      user_id,
      (opened) => {
        const unlimited = allowanceOf(opened.plan.tier) === null;
        const nothing = { account: opened.account, taken: { from_allowance: 0, from_kept: 0 } };
        const done = unlimited ? nothing : reserved(opened.account, amount);
        if (!done) return { account: opened.account, answer: exhausted(opened, amount) };
        const since = epochSeconds(clock());
        const hold = { user_id, key, request_hash, holder, action, amount, ...done.taken, unlimited };
        const timed = { ...hold, since, until: since + seconds };
        const counted = unlimited ? [fairUse.countWrite(user_id, amount)] : [];
        return { account: done.account, writes: [...repository.keep(timed), ...counted], answer: timed };
      },
      {
        ...(deadline && { deadline }),
        known: known && accounts.openedOf(user_id, known),
        onWritten: (written) => (after = written),
      },
    );
    if (known && after && !(taken instanceof CodedError)) left.set(taken, after);
    return taken;
  };

  /**
   * Finds a conflicting hold of the same request. @returns null if it is gone, or was left by a crash and is now
   * released
   */
  const inTheWay = async ({ user_id, key, request_hash }: HoldRequest): Promise<Hold | null> => {
    const other = await repository.find(user_id, key);
    if (!other) return null;
    if (other.request_hash !== request_hash) throw new CodedError('IDEMPOTENCY_KEY_REUSED');
    if (other.until > epochSeconds(clock())) return other;
    await release(other);
    return null;
  };

  /** @returns null if the request was answered in the meantime or the conflicting hold is gone */
  const tryToTake = async (request: HoldRequest): Promise<Hold | CodedError | null> => {
    const holder = newId();
    try {
      return await take(request, holder);
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error;
      const [isHeld, isDone, isImplausibleAmount] = error.failed;
      if (isImplausibleAmount && !isHeld && !isDone) return fairUse.refusal(error);
      const other = await inTheWay(request);
      // The SDK retried after a lost response: the existing hold is this one.
      if (other?.holder === holder) return other;
      if (other) throw new CodedError('REQUEST_RUNNING', { cause: error });
      return null;
    }
  };

  const reserve = async (request: HoldRequest, isLast = false): Promise<Hold | null> => {
    const taken = await tryToTake(request);
    if (taken === null) return isLast ? null : reserve({ ...request, known: undefined }, true);
    if (!(taken instanceof CodedError)) return taken;
    // Releases the holds left by crashes before the request is refused.
    if (isLast || !(await releaseForgotten(request.user_id))) throw taken;
    return reserve({ ...request, known: undefined }, true);
  };

  return {
    /**
     * Holds credits.
     * @returns null if the request was answered in the meantime
     * @throws CodedError CREDITS_EXHAUSTED, FAIR_USE_REACHED, REQUEST_RUNNING while the same request is in progress,
     * IDEMPOTENCY_KEY_REUSED, UNAUTHENTICATED when the account is closed
     */
    reserve: (request: HoldRequest): Promise<Hold | null> => reserve(request),
    /** Releases a hold. Does nothing if it has already ended. */
    release,
    releaseForgotten,
    /**
     * Spends the held credits in one transaction with `options`. @throws ConditionsFailed if the hold has already ended
     */
    spend,
    /** Spends a job's credits. Does nothing if they were already released. */
    spendJob: async (userId: string, key: string): Promise<void> => {
      const hold = await repository.find(userId, key);
      if (hold) await end(spend(hold));
    },
    releaseJob: async (userId: string, key: string): Promise<void> => {
      const hold = await repository.find(userId, key);
      if (hold) await release(hold);
    },
  };
};

export type Holds = ReturnType<typeof createHolds>;
