import type { AiAction } from '#shared/credits/costs.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import { ConditionsFailed, type Write } from '../platform/table/transact.ts';
import type { IdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';
import type { KnownRows } from './account-repository.ts';
import type { Hold } from './hold-repository.ts';
import type { Holds } from './holds.ts';

/** Which user pays for which request. */
export interface Payer {
  user_id: string;
  idempotency: Idempotency;
  deadline: AbortSignal;
  /** Rows just read for this user, for whom no answer is stored yet. They are not read again. */
  known?: KnownRows;
}

/** The result of an AI action. Only a useful answer costs credits. */
interface Work<T> {
  answer: T;
  isUseful: boolean;
  /**
   * Writes for the transaction of a useful answer. Called again after one of their conditions failed.
   * @param attempt starts at 0
   */
  writes?: (attempt: number) => Write[];
}

/** Maximum number of attempts after failed conditions. */
const ATTEMPTS = 4;

export interface Charge {
  /** Returns the stored answer of a retried request free of charge, or undefined if none exists. */
  answered: <T>(payer: Pick<Payer, 'user_id' | 'idempotency'>) => Promise<T | undefined>;
  /**
   * Runs `work` and charges the action's credits: holds them first, spends them for a useful answer and releases them
   * otherwise. The answer is stored in the same transaction, so a retried request costs nothing. After a crash the hold
   * is released two minutes later.
   * @throws CodedError CREDITS_EXHAUSTED, FAIR_USE_REACHED, REQUEST_RUNNING, IDEMPOTENCY_KEY_REUSED; errors thrown by
   * `work`
   */
  run: <T>(payer: Payer, action: AiAction, work: () => Promise<Work<T>>) => Promise<T>;
}

interface Dependencies {
  holds: Pick<Holds, 'reserve' | 'release' | 'spend'>;
  writer: IdempotentWriter;
  /** Logs credits that could not be released immediately. */
  report: (error: unknown) => void;
}

export const createCharge = ({ holds, writer, report }: Dependencies): Charge => {
  const answered: Charge['answered'] = ({ user_id, idempotency }) =>
    writer.storedAnswer(user_id, idempotency);

  /** Writes the answer, the end of the hold and the history entry in one transaction. */
  const spend = async <T>(payer: Payer, hold: Hold, work: Work<T>, attempt = 0): Promise<T> => {
    const { idempotency, user_id } = payer;
    const { answer } = work;
    let stored = answer;
    try {
      await holds.spend(hold, {
        commit: async (userId, writes) => {
          const all = [...writes, ...(work.writes?.(attempt) ?? [])];
          stored = await writer.write(userId, idempotency, all, answer);
        },
      });
      return stored;
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error;
      const [isHoldGone, ...others] = error.failed;
      if (!isHoldGone && others.some(Boolean) && attempt + 1 < ATTEMPTS)
        return spend(payer, hold, work, attempt + 1);
      // The hold has expired in the meantime, so a retry of the request may have been answered.
      const other = await writer.storedAnswer<T>(user_id, idempotency);
      if (other !== undefined) return other;
      throw new CodedError('SERVICE_UNAVAILABLE', { cause: error });
    }
  };

  const run = async <T>(payer: Payer, action: AiAction, work: () => Promise<Work<T>>): Promise<T> => {
    const { known, ...unknown } = payer;
    const before = known ? undefined : await answered<T>(payer);
    if (before !== undefined) return before;
    const { user_id, idempotency, deadline } = payer;
    const hold = await holds.reserve({ user_id, ...idempotency, action, deadline, known });
    if (!hold) return run(unknown, action, work);
    try {
      const done = await work();
      if (done.isUseful) return await spend(payer, hold, done);
      await holds.release(hold);
      return done.answer;
    } catch (error) {
      await holds.release(hold).catch(report);
      throw error;
    }
  };

  return { answered, run };
};
