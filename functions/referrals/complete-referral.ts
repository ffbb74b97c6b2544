import type { ReferredBy } from './referral-repository.ts';
import type { Rewards } from './reward-repository.ts';
import { wasWritten } from './was-written.ts';

/** Completes a referral once the friend has confirmed the email. Idempotent. */
export type CompleteReferral = (by: ReferredBy) => Promise<void>;

export const createCompleteReferral =
  (rewards: Pick<Rewards, 'completeWithCredits' | 'completeWithout'>): CompleteReferral =>
  async (by) => {
    if (await wasWritten(rewards.completeWithCredits(by))) return;
    // Either done before, or the friend brings no credits. If neither, the referrer was deleted and nothing is left to
    // do.
    await wasWritten(rewards.completeWithout(by));
  };
