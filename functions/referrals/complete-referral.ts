import type { ReferredBy } from './referral-repository.ts';
import type { Rewards } from './reward-repository.ts';
import { stillPossible } from './still-possible.ts';

/** Completes a referral whose friend has confirmed the e-mail; once, however often it is asked for. */
export type CompleteReferral = (by: ReferredBy) => Promise<void>;

export const createCompleteReferral =
  (rewards: Pick<Rewards, 'completeWithCredits' | 'completeWithout'>): CompleteReferral =>
  async (by) => {
    if (await stillPossible(rewards.completeWithCredits(by))) return;
    // Done before, or a friend who brings no credits. Where it is neither, the referrer is gone, and nothing is left.
    await stillPossible(rewards.completeWithout(by));
  };
