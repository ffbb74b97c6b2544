import type { AiAction } from '#shared/credits/costs.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Idempotency } from '../platform/http/idempotency.ts';
import { ConditionsFailed } from '../platform/table/transact.ts';
import type { WriteOnce } from '../platform/table/write-once.ts';
import type { Hold } from './hold-repository.ts';
import type { Holds } from './holds.ts';

/** Who pays for which press. */
export interface Payer {
  user_id: string;
  idempotency: Idempotency;
  deadline: AbortSignal;
}

/** What came of an AI action. Only a useful answer costs anything. */
export interface Work<T> {
  answer: T;
  isUseful: boolean;
}

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
  const spend = async <T>({ idempotency, user_id }: Payer, hold: Hold, answer: T): Promise<T> => {
    let stored = answer;
    try {
      await holds.spend(hold, {
        commit: async (userId, writes) => {
          stored = await once.write(userId, idempotency, writes, answer);
        },
      });
      return stored;
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error;
      // So late that the credits were given back: another press of the same may have been answered.
      const other = await once.storedAnswer<T>(user_id, idempotency);
      if (other !== undefined) return other;
      throw new CodedError('SERVICE_UNAVAILABLE', { cause: error });
    }
  };

  const run = async <T>(payer: Payer, action: AiAction, work: () => Promise<Work<T>>): Promise<T> => {
    const before = await answered<T>(payer);
    if (before !== undefined) return before;
    const { user_id, idempotency, deadline } = payer;
    const hold = await holds.reserve({ user_id, ...idempotency, action, deadline });
    if (!hold) return run(payer, action, work);
    try {
      const { answer, isUseful } = await work();
      if (isUseful) return await spend(payer, hold, answer);
      await holds.release(hold);
      return answer;
    } catch (error) {
      await holds.release(hold).catch(report);
      throw error;
    }
  };

  return { answered, run };
};
