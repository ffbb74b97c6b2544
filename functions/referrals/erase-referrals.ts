import type { ReferralCodes } from './referral-code-repository.ts';
import type { Referrals } from './referral-repository.ts';
import type { Rewards } from './reward-repository.ts';

interface Dependencies {
  codes: Pick<ReferralCodes, 'find' | 'release'>;
  referrals: Pick<Referrals, 'referredBy'>;
  rewards: Pick<Rewards, 'letInboxExpire'>;
}

/**
 * Deletes a user's data stored outside of the user's own rows (decision D29): the code's owner and, after some time,
 * the hash of the inbox that earned a referrer credits. The referrer's row stays and identifies no one. Runs before the
 * user's rows are deleted, since they lead to this data.
 */
export const createEraseReferralsWith =
  ({ codes, referrals, rewards }: Dependencies) =>
  async (userId: string): Promise<void> => {
    const [code, by] = await Promise.all([codes.find(userId), referrals.referredBy(userId)]);
    if (code) await codes.release(userId, code.code);
    if (by) await rewards.letInboxExpire(by);
  };
