import type { ReferralCodes } from './referral-code-repository.ts';
import type { Referrals } from './referral-repository.ts';
import type { Rewards } from './reward-repository.ts';

interface Dependencies {
  codes: Pick<ReferralCodes, 'find' | 'release'>;
  referrals: Pick<Referrals, 'referredBy'>;
  rewards: Pick<Rewards, 'letInboxExpire'>;
}

/**
 * Forgets what is kept of a person outside of the person's own rows (decision D29): whose the code was, and,
 * after a while, the hash of the inbox that brought a friend credits. The friend's row stays, and names nobody. Before the person's rows go: they tell
 * where to look.
 */
export const createForgetPerson =
  ({ codes, referrals, rewards }: Dependencies) =>
  async (userId: string): Promise<void> => {
    const [code, by] = await Promise.all([codes.find(userId), referrals.referredBy(userId)]);
    if (code) await codes.release(userId, code.code);
    if (by) await rewards.letInboxExpire(by);
  };
