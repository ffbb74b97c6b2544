import type { referralRoutes } from '#shared/referrals/routes.ts';
import { RECENT_REFERRALS } from '#shared/referrals/schema.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { NewCode } from './new-referral-code.ts';
import type { CodeRow, ReferralCodes } from './referral-code-repository.ts';
import type { Referrals } from './referral-repository.ts';

interface Dependencies {
  codes: Pick<ReferralCodes, 'find' | 'claim'>;
  referrals: Pick<Referrals, 'newest'>;
  newCode: NewCode;
}

/** With 31^8 codes, this many collisions in a row do not happen. */
const TRIES = 5;

/** Returns the caller's code, created on first use, with its totals and the newest referred friends. */
export const readMine = ({
  codes,
  referrals,
  newCode,
}: Dependencies): Endpoint<typeof referralRoutes.mine> => {
  const codeOf = async (userId: string): Promise<CodeRow> => {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const known = await codes.find(userId);
      if (known) return known;
      await codes.claim(userId, newCode());
    }
    const made = await codes.find(userId);
    if (!made) throw new Error('Every generated code is already taken.');
    return made;
  };

  return async ({ caller: { user_id } }) => {
    const [{ code, friends, credits_earned }, newest] = await Promise.all([
      codeOf(user_id),
      referrals.newest(user_id, RECENT_REFERRALS),
    ]);
    return { code, friends, credits_earned, referrals: newest };
  };
};
