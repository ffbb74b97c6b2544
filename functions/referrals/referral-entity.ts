import { item, number, string } from 'dynamodb-toolbox/schema';
import { defineUserEntity } from '../platform/table/define-entity.ts';

const REFERRED_BY_KEY = 'account#referred-by';

/** Key prefix of referrals. */
export const REFERRAL_PREFIX = 'referral#';

/** State of a reward: given once, or revoked because the payment was refunded. */
const rewardStates = ['given', 'taken_back'] as const;

/** State of a referred friend, without identifying them, among the referrer's rows. */
export const createReferralEntity = defineUserEntity(
  'referral',
  item({
    /** The referrer. */
    user_id: string().key(),
    /** A ULID, so that keys are ordered by sign-up. */
    id: string().key(),
    referral_code: string(),
    status: string().enum('pending', 'completed'),
    /**
     * Whether this friend earns credits: among the first 50 of the month, with an inbox that has not earned any
     * before.
     */
    counts: string().enum('yes', 'no').optional(),
    credits_earned: number(),
    /** Missing until the friend pays for the plan. */
    premium: string()
      .enum(...rewardStates)
      .optional(),
    enterprise: string()
      .enum(...rewardStates)
      .optional(),
    created_at: string(),
  }),
  ({ id }) => `${REFERRAL_PREFIX}${id}`,
);

/**
 * The referrer of a user, set at most once. Stored among the friend's own rows, so that it is deleted with the account.
 */
export const createReferredByEntity = defineUserEntity(
  'referred_by',
  item({
    /** The friend. */
    user_id: string().key(),
    referrer_id: string(),
    referral_id: string(),
    /** Hash of the friend's inbox, which the referrer's rows contain if it earned credits. */
    inbox: string(),
  }),
  () => REFERRED_BY_KEY,
);

/** Number of friends in a calendar month (UTC) who earned the referrer credits. */
export const createReferralMonthEntity = defineUserEntity(
  'referral_month',
  item({
    user_id: string().key(),
    /** For example `2026-11`. */
    month: string().key(),
    friends: number(),
    expires_at: number(),
  }),
  ({ month }) => `referral-month#${month}`,
);

/** Record that an inbox earned the referrer credits: a second account with it earns none. */
export const createReferralInboxEntity = defineUserEntity(
  'referral_inbox',
  item({
    user_id: string().key(),
    inbox: string().key(),
    /** The referral that earned them. */
    referral_id: string(),
    /** Unix seconds; missing while that account exists. */
    expires_at: number().optional(),
  }),
  ({ inbox }) => `referral-inbox#${inbox}`,
);
