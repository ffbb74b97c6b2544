import { openGrants } from '../credits/public.ts';
import type { Clock } from '../platform/clock.ts';
import { newUlid } from '../platform/ids.ts';
import type { Table } from '../platform/table/client.ts';
import { createAssessSignUp } from './abuse/assess-sign-up.ts';
import { createReferralReviews, type ReferralReviews } from './abuse/referral-reviews-repository.ts';
import { createSignUpLimits } from './abuse/sign-up-limits-repository.ts';
import { createSignUps } from './abuse/sign-up-repository.ts';
import { createCompleteReferral } from './complete-referral.ts';
import { createSignUpFollower, type SignUpFollower } from './follow-sign-up.ts';
import { createEraseReferralsWith } from './erase-referrals.ts';
import { createReferralCodes } from './referral-code-repository.ts';
import { createReferralCredits } from './referral-credits.ts';
import { createReferrals } from './referral-repository.ts';
import { createRegisterFriend } from './register-friend.ts';
import { createRewardReferredFriend, type RewardReferredFriend } from './reward-referred-friend.ts';
import { createRewardFriend, type RewardFriend } from './reward-friend.ts';
import { createRewards } from './reward-repository.ts';

const partsOf = (table: Table, clock: Clock) => {
  const credits = createReferralCredits(table, clock);
  const rewards = createRewards(table, clock, credits);
  const signUps = createSignUps(table, clock);
  return {
    codes: createReferralCodes(table),
    referrals: createReferrals(table, clock, newUlid),
    rewards,
    signUps,
    complete: createCompleteReferral({
      rewards,
      assess: createAssessSignUp({ signUps, limits: createSignUpLimits(table, clock) }),
    }),
  };
};

/** Builds the user pool triggers for referrals. @param report logs a failure that must not affect the user */
export const followSignUp = (table: Table, clock: Clock, report: (error: Error) => void): SignUpFollower => {
  const { complete, ...parts } = partsOf(table, clock);
  const register = createRegisterFriend(parts);
  return createSignUpFollower({ register, referrals: parts.referrals, complete, report });
};

/** Builds the rewards that billing triggers for paying friends. */
export const openRewardFriend = (table: Table, clock: Clock): RewardFriend =>
  createRewardFriend(partsOf(table, clock));

/** Builds the credits of a referred friend who logs meals. */
export const openRewardReferredFriend = (table: Table, clock: Clock): RewardReferredFriend =>
  createRewardReferredFriend({
    referrals: createReferrals(table, clock, newUlid),
    grants: openGrants(table, clock),
  });

/** Builds the reviews of referrals by staff. */
export const openReferralReviews = (table: Table, clock: Clock): ReferralReviews =>
  createReferralReviews(table, clock);

/** Builds the referral step of the account erasure. */
export const createEraseReferrals = (table: Table, clock: Clock): ((userId: string) => Promise<void>) =>
  createEraseReferralsWith(partsOf(table, clock));
