import { allowanceOf, ledgerTotal } from '#shared/credits/account.ts';
import { type AiAction, creditCosts } from '#shared/credits/costs.ts';
import { released, reserved, settled } from '#shared/credits/spending.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { NewId } from '../platform/ids.ts';
import { ConditionsFailed, type Write } from '../platform/table/transact.ts';
import type { AccountRepository, KnownRows, OpenedAccount } from './account-repository.ts';
import { exhausted } from './exhausted.ts';
import type { FairUse } from './fair-use.ts';
import type { Hold, HoldRepository } from './hold-repository.ts';
import type { Ledger, LedgerOptions } from './ledger.ts';

/** No request lives longer: what is held then was forgotten by a crash. */
const REQUEST_SECONDS = 120;

export interface HoldRequest {
  user_id: string;
  key: string;
  request_hash: string;
  action: AiAction;
  /** How long somebody may work on it, in seconds; a request's time where none is named. */
  seconds?: number;
  deadline?: AbortSignal;
  /** What was just read of the person: nothing of it is read again, for the hold nor for its end. */
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

/** Credits set aside: reserved before an answer, spent for a useful one, given back for any other. */
export const createHolds = ({ accounts, ledger, repository, fairUse, clock, newId }: Dependencies) => {
  /** Accounts as holds left them that were made of known rows. */
  const left = new WeakMap<Hold, OpenedAccount>();
  const lastSeen = (hold: Hold): Pick<LedgerOptions, 'known'> => {
    const known = left.get(hold);
    return known ? { known: { ...known, now: clock() } } : {};
  };

  /** What ended already stays as it ended. */
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

  /** Gives back what crashes left behind. @returns whether anything was */
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

  /** @returns the error that says so when credits are too few */
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

  /** What stands in the way of a hold of the same press. @returns null when it is gone, or was forgotten and is now */
  const inTheWay = async ({ user_id, key, request_hash }: HoldRequest): Promise<Hold | null> => {
    const other = await repository.find(user_id, key);
    if (!other) return null;
    if (other.request_hash !== request_hash) throw new CodedError('IDEMPOTENCY_KEY_REUSED');
    if (other.until > epochSeconds(clock())) return other;
    await release(other);
    return null;
  };

  /** @returns null when the press was answered meanwhile, or what stood in its way is gone */
  const tryToTake = async (request: HoldRequest): Promise<Hold | CodedError | null> => {
    const holder = newId();
    try {
      return await take(request, holder);
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error;
      const [isHeld, isDone, isTooMuch] = error.failed;
      if (isTooMuch && !isHeld && !isDone) return fairUse.refusal(error);
      const other = await inTheWay(request);
      // An answer lost on the way makes the SDK ask again: the hold that stands is this one.
      if (other?.holder === holder) return other;
      if (other) throw new CodedError('REQUEST_RUNNING', { cause: error });
      return null;
    }
  };

  const reserve = async (request: HoldRequest, isLast = false): Promise<Hold | null> => {
    const taken = await tryToTake(request);
    if (taken === null) return isLast ? null : reserve({ ...request, known: undefined }, true);
    if (!(taken instanceof CodedError)) return taken;
    // Before anybody is refused, what crashes left behind is given back.
    if (isLast || !(await releaseForgotten(request.user_id))) throw taken;
    return reserve({ ...request, known: undefined }, true);
  };

  return {
    /**
     * Sets credits aside.
     * @returns null when the press was answered meanwhile: its answer is stored
     * @throws CodedError CREDITS_EXHAUSTED, FAIR_USE_REACHED, REQUEST_RUNNING while the same press is worked on,
     *   IDEMPOTENCY_KEY_REUSED, UNAUTHENTICATED when the account is closed
     */
    reserve: (request: HoldRequest): Promise<Hold | null> => reserve(request),
    /** Gives the credits back; what ended already stays as it ended. */
    release,
    releaseForgotten,
    /** @param options how it is written; the hold's end is a part of it. @throws ConditionsFailed when it ended already */
    spend,
    /** Spends a job's credits. What was given back before stays so. */
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
