import type { AiAction } from '#shared/credits/costs.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Idempotency } from '../platform/http/idempotency.ts';
import { ConditionsFailed, type Write } from '../platform/table/transact.ts';
import type { WriteOnce } from '../platform/idempotency/write-once.ts';
import type { KnownRows } from './account-repository.ts';
import type { Hold } from './hold-repository.ts';
import type { Holds } from './holds.ts';

/** Who pays for which press. */
export interface Payer {
  user_id: string;
  idempotency: Idempotency;
  deadline: AbortSignal;
  /** What was just read of the person, who is known not to have been answered: nothing of it is read again. */
  known?: KnownRows;
}

/** What came of an AI action. Only a useful answer costs anything. */
export interface Work<T> {
  answer: T;
  isUseful: boolean;
  /**
   * What is written with a useful answer, all or nothing; asked again while a condition of its own does not hold.
   * @param attempt 0 at first
   */
  writes?: (attempt: number) => Write[];
}

/** Conditions that do not hold so often hold no more. */
const ATTEMPTS = 4;

export interface Charge {
  /** What the same press was answered before, free of charge; undefined when it was not. */
  answered: <T>(payer: Pick<Payer, 'user_id' | 'idempotency'>) => Promise<T | undefined>;
  /**
   * Has `work` done for the action's credits: set aside before, spent for a useful answer, and given back for any other
   * or a failure. The answer is stored with the spending, so that the same press repeated costs nothing and asks nobody.
   * A crash leaves the credits aside until they are given back two minutes later.
   * @throws CodedError CREDITS_EXHAUSTED, FAIR_USE_REACHED, REQUEST_RUNNING, IDEMPOTENCY_KEY_REUSED; what `work` throws
   */
  run: <T>(payer: Payer, action: AiAction, work: () => Promise<Work<T>>) => Promise<T>;
}

interface Dependencies {
  holds: Pick<Holds, 'reserve' | 'release' | 'spend'>;
  once: WriteOnce;
  /** Notes credits that could not be given back at once. */
  report: (error: unknown) => void;
}

export const createCharge = ({ holds, once, report }: Dependencies): Charge => {
  const answered: Charge['answered'] = ({ user_id, idempotency }) => once.storedAnswer(user_id, idempotency);

  /** Once with the record of the press, the hold's end and the change for the history. */
  const spend = async <T>(payer: Payer, hold: Hold, work: Work<T>, attempt = 0): Promise<T> => {
    const { idempotency, user_id } = payer;
    const { answer } = work;
    let stored = answer;
    try {
      await holds.spend(hold, {
        commit: async (userId, writes) => {
          const all = [...writes, ...(work.writes?.(attempt) ?? [])];
          stored = await once.write(userId, idempotency, all, answer);
        },
      });
      return stored;
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error;
      const [isHoldGone, ...others] = error.failed;
      if (!isHoldGone && others.some(Boolean) && attempt + 1 < ATTEMPTS)
        return spend(payer, hold, work, attempt + 1);
      // So late that the credits were given back: another press of the same may have been answered.
      const other = await once.storedAnswer<T>(user_id, idempotency);
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
