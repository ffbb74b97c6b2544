/** Public interface of this feature: everything that other features may import. */
export { createEraseReferrals, followSignUp, openRewardFriend } from './referral-services.ts';
export type { RewardFriend } from './reward-friend.ts';
export type { PlanReward } from './reward-repository.ts';
