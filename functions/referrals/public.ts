/** Public interface of this feature: everything that other features may import. */
export {
  createEraseReferrals,
  followSignUp,
  openReferralReviews,
  openRewardFriend,
  openRewardReferredFriend,
} from './referral-services.ts';
export type { ReferralReviews } from './abuse/referral-reviews-repository.ts';
export type { RewardFriend } from './reward-friend.ts';
export type { PlanReward } from './reward-repository.ts';
