import type { ReferralSignal } from '#shared/referrals/abuse.ts';
import { ConditionsFailed } from '../platform/table/transact.ts';
import type { AssessSignUp } from './abuse/assess-sign-up.ts';
import type { ReferredBy } from './referral-repository.ts';
import { type Rewards, MONTH_LIMIT_AT, PENDING_AT, SAME_INBOX_AT } from './reward-repository.ts';
import { wasWritten } from './was-written.ts';

/** Completes a referral once the friend has confirmed the email. Idempotent. */
export type CompleteReferral = (friendId: string, by: ReferredBy) => Promise<void>;

interface Dependencies {
  rewards: Pick<Rewards, 'complete' | 'completeWithout'>;
  assess: AssessSignUp;
}

/** Returns why a friend earns nothing, from the conditions that failed. */
const reasonOf = (failed: readonly boolean[]): ReferralSignal[] => [
  ...(failed[SAME_INBOX_AT] ? (['same_inbox'] as const) : []),
  ...(failed[MONTH_LIMIT_AT] ? (['month_limit'] as const) : []),
];

export const createCompleteReferral = ({ rewards, assess }: Dependencies): CompleteReferral => {
  /** Returns null if it was completed, or the conditions that failed. */
  const tryComplete = async (friendId: string, by: ReferredBy): Promise<boolean[] | null> => {
    try {
      await rewards.complete(by, await assess(friendId, by.referrer_id));
      return null;
    } catch (error) {
      if (error instanceof ConditionsFailed) return error.failed;
      throw error;
    }
  };

  return async (friendId, by) => {
    // A second time, because concurrent sign-ups may have reached a limit since it was read.
    const first = await tryComplete(friendId, by);
    if (first?.[PENDING_AT] ?? true) return;
    const failed = await tryComplete(friendId, by);
    // The friend earns nothing, or the referrer was deleted and nothing is left to do.
    if (failed) await wasWritten(rewards.completeWithout(by, reasonOf(failed)));
  };
};
